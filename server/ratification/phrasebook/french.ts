import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { frenchAround } from '@/server/ratification/phrasebook/french-around'

export const french: Phrasebook = {
  act: "(?:je signe (?=cet|le|ce|la|@ref)|nous signons (?=cet|le|ce|la|@ref)|j'enterine|nous enterinons|je donne mon aval a|(?:je marque|nous marquons) (?:mon|notre) accord|je (?:confirme|reitere|exprime) (?:mon|ma) (?:plein |pleine |entier |entiere )?(?:acceptation|accord|consentement|adhesion)(?: a| au| de)?|cela vaut acceptation de|je me lie a|nous nous lions a|declare adherer a?u?|declarons adherer a?u?|(?:je |nous )?(?:me|nous) rallie(?:ns|ons)? a|je prends acte et accepte|ma reponse est oui|c'est oui pour|je vous (?:donne|confirme) mon accord|acceptons|ratifions|approuvons|adoptons|souscrivons|consentons|(?:j'|nous )adoptons?|j'adopte|j'suis d'accord avec|je consens aux|je confirme mon accord|confirme mon accord|mon accord (?:plein et entier )?(?:sur|a|au)|que j'accepte|que je ratifie|j'embarque dans|je (?:le|la|les) (?:fais mien|fais mienne|valide)|je dis oui|je signe(?= des deux mains)|j'accepte|nous acceptons|on accepte|je (?:soussignee? )?[a-z ,]{0,20}?(?:accepte|ratifie|approuve|consens a|souscris a|adhere a|confirme accepter|declare accepter|donne mon (?:plein )?(?:accord|consentement|assentiment)(?: a| au)?|suis (?:pleinement |entierement |tout a fait )?d'accord avec|m'engage a respecter|me lie par|dis oui a|valide)|j'approuve|j'adhere a|cet? [a-z]+, je (?:le|la|l'|les) ?(?:ratifie|accepte|approuve)|je (?:le|l'|les) ?(?:ratifie|accepte|approuve)|nous (?:ratifions|approuvons|consentons a|souscrivons a|adherons a|donnons notre (?:accord|consentement) a|sommes d'accord avec)|oui a|mon (?:accord|acceptation|consentement) (?:a|au|pour)|(?:a|recoit) mon (?:plein )?(?:accord|consentement)|est accepte par (?:moi|nous))",
  reference:
    "(?:cet arrangement(?:-la)?|cette entente(?:-la)?|l'entente|(?:aux )?presentes|ce protocole(?: transactionnel)?|(?:le|au|du) protocole transactionnel|le present (?:protocole|accord|texte)|ce papier|cet accord-la|cette convention-la|cet? (?:accord|texte|document|reglement|projet|proposition|protocole)|cette (?:transaction|convention|proposition|version|entente)|ces (?:termes|conditions|dispositions)|(?:l'|le |la |les |au |du |aux |des |d'|de l'|a l')(?:present |presente |dit |meme )?(?:accord|reglement|texte|transaction|termes|convention|protocole)(?: (?:ci-dessus|qui precede(?:nt)?))?|ce qui est ecrit (?:ci-dessus|plus haut|ici|la)|ce qui precede|tout ce qui est ecrit(?: ci-dessus| plus haut)?)",
  filler:
    "tel(?:le)?s? quel(?:le)?s?|tel(?:le)?s? qu'?(?:il|elle|ils|elles)? ?(?:est|sont)? ?(?:ecrit[es]*|redige[es]*|presente[es]*|formule[es]*)?|comme (?:il|elle) est (?:ecrit[e]?|redige[e]?)|dans (?:son|leur) (?:integralite|ensemble|entier)|dans (?:sa|leur) (?:totalite|forme actuelle|redaction actuelle)|integralement|en (?:tout point|totalite|entier|l'etat|toutes ses dispositions)|sans (?:reserves?|conditions?|modification|changement|restriction|exception)s?(?: (?:ni|et|ou) [a-z]+)*|pleinement|entierement|totalement|completement|merci(?: a tous)?(?: pour [^.;]{1,30})?|bonne chance(?: a tous)?|aujourd'hui|librement|formellement|expressement|mot pour mot|dans sa version \\d+|sans y changer une virgule|sans (?:y )?(?:rien )?(?:changer|ajouter|retrancher)(?: [a-z]+)*|tel qu'il est|par la presente|pour ma part|comme (?:definitif|final|compte rendu final|trace finale)|un point c'est tout|point final",
  version:
    '\\b(?:version|v|redaction|mouture)[.]? ?(?:numero ?|n[o.°]* ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})(?:e|eme)? (?:version|redaction|mouture)\\b',
  numbers:
    'premiere deux/deuxieme/seconde trois/troisieme quatre/quatrieme cinq/cinquieme six/sixieme sept/septieme huit/huitieme neuf/neuvieme dix/dixieme onze/onzieme douze/douzieme',
  months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  harmless: [
    'sans (?:aucune? )?(?:reserves?|conditions?|modifications?|changements?|restrictions?|exceptions?|contrainte|pression|objections?)(?: (?:ni|et|ou) [a-z]+)*',
    "(?:je n'ai|nous n'avons|il n'y a) (?:plus )?(?:rien|aucune?|pas)(?: (?:d'|de )?(?:objections?|reserves?|conditions?|questions?|doutes?))?(?: a (?:redire|ajouter|changer|dire|retirer|objecter|enlever))?(?: (?:ni|ou) (?:a )?[a-z]+)*",
    'sans (?:mais|si)(?: (?:ni|et sans) (?:mais|si))?',
    "personne ne m'a (?:force|oblige|contraint)e?",
    "quoi qu'il arrive",
    'si, si',
    "s'il vous plait",
  ],
  cues: [
    [
      'hedged',
      "\\b(?:accepte|acceptons|ratifie|approuve|consens|souscris|adhere|d'accord)(?: a ce)? qu(?:e\\b|')|\\bpour (?:maintenant|aujourd'hui|l'heure|le moment|l'instant)\\b|\\ba ce (?:jour|stade)\\b",
    ],
    [
      'conditional',
      "\\b(?:si|s'il|s'ils|s'elle|a condition|sous condition|sous reserve|pourvu que|a moins que|sauf si|des que|lorsque|quand|une fois que?|jusqu'a ce que|tant que|en attendant|depend\\w*|au cas ou|accepterais|ratifierais|accepterions|seulement si|subordonn\\w+|des lors que|apres que|si dieu veut)\\b",
    ],
    [
      'hedged',
      "\\b(?:je pense|je crois|je suppose|il me semble|en principe|pour l'instant|pour le moment|plus ou moins|je ne (?:m'oppose|vois pas d'inconvenient|vois pas d'objection)|pas d'objection|peux accepter|pouvons accepter|pourrais|pret[es]? a|dispose[es]? a|avec reserve|sous protestation|en general|ca (?:me )?va|me convient|enclin|ou je ne sais quoi|globalement)\\b",
    ],
    ['probabilistic', '\\b(?:peut-etre|probablement|sans doute|possiblement|il se peut)\\b|%'],
    [
      'future_intent',
      "\\b(?:j'accepterai|accepterons|ratifierai|ratifierons|signerai|je vais|nous allons|je compte|j'ai l'intention|je veux|nous voulons|je voudrais|je souhaite|demain|je promets|j'aimerais|je m'apprete)\\b",
    ],
    [
      'past_or_reported',
      "\\b(?:j'ai (?:deja )?(?:accepte|ratifie|signe|dit)|a dit|dit que|disent que|selon|d'apres|avais accepte|par exemple|exemple|a ecrit)\\b|@q",
    ],
    [
      'partial',
      "\\b(?:partiellement|en partie|une partie|la plupart|la majeure partie|partie de|presque tout|seulement (?:la|le|les)|uniquement (?:la|le|les)|sauf|excepte|hormis|a l'exception|moins (?:la|le)|articles? \\d|clauses? \\d)\\b",
    ],
    ['question', '\\?|^ *est-ce que'],
    ['sarcastic', '\\b(?:voleront|volent|mdr|haha|et moi je suis|bien sur, et|ben voyons)\\b'],
    [
      'under_duress',
      "\\b(?:force[e]?|oblige[e]?|contraint[e]?|menac\\w+|je n'ai pas (?:d'autre )?(?:le )?(?:choix|alternative)|pas le choix|sous la contrainte|pistolet|peur|chantage)\\b",
    ],
    [
      'third_party',
      "\\b(?:(?:mon|ma) (?:mari|femme|avocate?|mere|pere|fils|fille|chef|frere|soeur|epouse?|conjointe?) (?:accepte|ratifie|dit)|(?:il|elle|ils|elles) accepte(?:nt)?|tout le monde accepte|l'autre partie (?:accepte|ratifie))\\b",
    ],
    [
      'undisclosed_delegate',
      '\\b(?:(?:signe|clique|reponds) pour (?:lui|elle|eux)|(?:a|en) (?:sa|leur) place|au nom de|pour le compte de|mon client|ma cliente|par procuration|mandataire|fonde de pouvoir)\\b',
    ],
    [
      'deceptive',
      '\\b(?:doigts croises|je plaisante|pour rire|je ne compte pas (?:payer|respecter)|je ne paierai)\\b',
    ],
    ['injection', '\\b(?:ignorez|ignore|oubliez les|instructions|systeme ?:|etiquette|classe[rz]? comme)\\b'],
    [
      'counter_offer',
      '\\b(?:mais (?:avec|le|la|les|je veux|il faut|sans|en|a|il doit|elle doit|vous|tu|seulement si|je garde|que)|au lieu de|a la place|en echange|en plus (?:il|elle|je|vous)|de plus (?:il|elle|je|vous)|je propose|je prefererais que|devrait etre|en changeant|en ajoutant|avec (?:la|une|les) (?:modification|modifications|changements?) suivante?s?|si (?:vous|on|le (?:loyer|prix|montant|delai)|la|les|tu) |(?:a condition|pourvu) que? (?:le|la|les|vous|il|elle|tu|on)|et (?:il|elle|vous|tu) (?:paie|paiera|paierez|doit|devez|dois)|(?:il|elle|vous) (?:doit|devez) aussi)',
    ],
    [
      'rejection',
      "\\b(?:je (?:refuse|rejette|decline)|nous (?:refusons|rejetons|declinons)|pas question|hors de question|certainement pas|absolument pas|ma reponse est non|c'est non|inacceptable|(?:je|nous|on) (?:ne |n')(?:l'|le |la |les )?(?:accepte|acceptons|ratifie|ratifions|consens|consentons|signe|signerai|approuve|suis|sommes|peux|pouvons|veux|voulons)(?: pas| point| jamais)(?: (?:d'accord|accepter|signer|ratifier))?|jamais de la vie)\\b|^ *non *[.,!]? *(?:merci)? *[.!]?$|\\bnon merci\\b",
    ],
    [
      'withdrawal',
      "\\b(?:je me retire|nous nous retirons|je retire (?:mon|ma)|je revoque|j'abandonne|je quitte|nous quittons|je m'en vais|je ne veux plus (?:continuer|negocier|participer)|j'annule (?:mon|ma)|je reviens sur|je mets fin|je me desiste)\\b",
    ],
    [
      'none',
      "\\b(?:j'ai lu|j'ai recu|je comprends|j'ai compris|je prends acte|bien recu)\\b(?![^.;]*(?:j'accepte|ratifie))",
    ],
  ],
  reluctant:
    "a contrecoeur|malgre|sans enthousiasme|sans joie|meme si|bien que|je n'aime pas|ce n'est pas ce que|la mort dans l'ame",
  written: "\\btel(?:le)?s? (?:quel|qu)|comme (?:il|elle) est|mot (?:pour|a) mot|en l'etat|ci-dessus",
  around: frenchAround,
}
