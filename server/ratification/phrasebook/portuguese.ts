import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { portugueseAround } from '@/server/ratification/phrasebook/portuguese-around'

export const portuguese: Phrasebook = {
  act: '(?:(?:presto|prestamos|manifesto|manifestamos|expresso) (?:o |a )?(?:meu|minha|nosso|nossa) (?:plena |total |inteira )?(?:concordancia|aceitacao|consentimento|acordo|aprovacao)|dou o meu aval|assino (?=este|o acordo|@ref)|assinamos (?=este|o acordo|@ref)|dou por (?:aceite|aceito|bom)|fecho (?=este|o acordo)|fechamos (?=este|o acordo)|concordo|concordamos|consinto|consentimos|fica ratificad[oa]|fica aceite|topo|aprovamos|estou de acordo|estamos de acordo|dou o meu (?:acordo|aval|sim)|tem o meu sim|tem o meu aval|ratifica-se|tem a minha (?:aprovacao|assinatura)|aceito|aceitamos|ratifico|ratificamos|aprovo|aprovamos|concordo com|concordamos com|consinto|subscrevo|subscrevemos|adiro|obrigo-me a|vinculo-me a|dou (?:o )?(?:meu|minha) [a-z ]{0,12}?(?:consentimento|acordo|aceitacao|aprovacao|concordancia|anuencia)(?: a| ao)?|damos (?:o |a )?noss[oa] [a-z ]{0,12}?(?:consentimento|acordo|aceitacao|aprovacao)|estou (?:totalmente |plenamente )?de acordo com|estamos de acordo com|digo (?:que )?sim a|sim a|confirmo (?:a minha aceitacao|que aceito|que ratifico)|tem a minha (?:aceitacao|concordancia)|tem o meu (?:acordo|consentimento))',
  reference:
    '(?:(?:esse|desse|nesse|neste|deste|desta|nesta) (?:acordo|texto|documento|papel|convenio|versao)|o que (?:acima|aqui) se le|est[ea]s? (?:acordo|termos|texto|documento|pacto|proposta|convenio|versao)|(?:o|presente|ao|do|os|dos|aos) (?:presente |referido |mesmo )?(?:acordo|termos|texto|pacto)(?: (?:acima|supra|anterior))?|o (?:que esta escrito )?acima|o que (?:esta|ficou) (?:acima|escrito)(?: acima| aqui)?|tudo o que (?:esta|foi) escrito(?: acima)?|neste acordo|com este acordo)',
  filler:
    'tal (?:como|qual)(?: (?:esta|se encontra|foi|vem|consta))?(?: (?:escrito|redigido|redigidos|apresentado))?|(?:exatamente |precisamente )?(?:assim )?como (?:esta|estao|foi|se encontra)(?: (?:escrito|redigido|escritos|aqui))?|na (?:integra|sua totalidade|totalidade)|nos (?:exatos|seus|precisos) termos(?: em que (?:foi|esta|se encontra) [a-z]+)?|integralmente|sem (?:reservas?|condicoes|alteracoes|objecoes|ressalvas?|mudancas|excecoes)(?: (?:nem|e|ou) [a-z]+)*|plenamente|totalmente|por completo|completamente|obrigad[oa](?: a todos)?|hoje|livremente|formalmente|expressamente|palavra por palavra|pela (?:presente|minha parte)|por (?:minha|nossa) parte|como (?:definitivo|final|registo final|registro final)|e ponto final|boa sorte(?: a todos)?(?: com [^.;]{1,30})?|obrigad[oa] a todos por [^.;]{1,30}|dou o assunto por encerrado|em que (?:esta|foi) [a-z]+',
  version:
    '\\b(?:versao|v|redacao|minuta)[.]? ?(?:numero ?|n[o.º°]* ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})[aª.]* (?:versao|redacao|minuta)\\b',
  numbers:
    'primeira dois/duas/segunda tres/terceira quatro/quarta cinco/quinta seis/sexta sete/setima oito/oitava nove/nona dez/decima onze doze',
  months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  harmless: [
    'sem (?:quaisquer |qualquer |nenhuma? )?(?:reservas?|condicao|condicoes|alteracao|alteracoes|objecao|objecoes|ressalvas?|mudancas?|pressao|pressoes|excecoes)(?: (?:nem|e|ou) [a-z]+)*',
    'nao (?:tenho|temos|ha) (?:nenhuma |quaisquer |mais )?(?:objecao|objecoes|reservas?|duvidas?|condicoes|nada a (?:acrescentar|mudar|dizer|opor|alterar))(?: (?:nem|ou) [a-z]+)*',
    'nada (?:tenho )?a (?:acrescentar|opor|mudar)(?: (?:nem|ou) a? ?[a-z]+)*',
    'sem (?:mas nem meio mas|mas|ses nem mas)',
    '(?:contente|feliz|satisfeit[oa]) nao (?:estou|fico|fiquei)',
    'ninguem me (?:obrigou|pressionou|forcou)',
    'aconteca o que acontecer',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:aceito|aceitamos|ratifico|aprovo|consinto|subscrevo|concordo|concordamos) (?:com |em )?que\\b|\\b(?:por|para) (?:hoje|ora|ja|agora)\\b',
    ],
    [
      'conditional',
      '\\b(?:se|caso|desde que|contanto que|a menos que|salvo se|sob (?:a )?condicao|na condicao|assim que|quando|ate que|sujeit[oa] a|condicionad[oa]|pendente|dependente|depende|enquanto|uma vez que|logo que|aceitaria|ratificaria|so se|se deus quiser)\\b',
    ],
    [
      'hedged',
      '\\b(?:acho|creio|parece(?:-me)?|suponho|em principio|por agora|por enquanto|de momento|mais ou menos|nao (?:me oponho|tenho (?:objecao|problema|nada contra))|posso aceitar|podemos aceitar|poderia|dispost[oa]s? a|com reservas?|sob protesto|em geral|esta bem|inclinad[oa]|ou la o que for)\\b',
    ],
    ['probabilistic', '\\b(?:talvez|provavelmente|possivelmente|se calhar|quica|pode ser que)\\b|%'],
    [
      'future_intent',
      '\\b(?:aceitarei|ratificarei|aceitaremos|vou|vamos|tenciono|quero|queremos|queria|gostaria|pretendo|amanha|prometo|irei)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:aceitei|ratifiquei|disse|diz que|dizem que|segundo|ja aceitei|tinha aceitado|por exemplo|exemplo|escreveu)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:parcialmente|em parte|uma parte|a maior parte|parte do|quase tudo|so (?:a|o|as|os)|apenas (?:a|o|as|os)|exceto|excepto|salvo|menos (?:a|o)|(?:clausulas?|pontos?) \\d)\\b',
    ],
    ['question', '\\?'],
    ['sarcastic', '\\b(?:voam|kkk+|haha|rsrs|claro que sim, e|e eu sou)\\b'],
    [
      'under_duress',
      '\\b(?:obrigam|ameac\\w+|nao tenho (?:outra )?(?:opcao|escolha|alternativa|remedio)|a forca|pression\\w+|coag\\w+|pistola|medo)\\b',
    ],
    [
      'third_party',
      '\\b(?:(?:o|a) (?:meu|minha) (?:marido|mulher|esposa|advogad[oa]|mae|pai|filh[oa]|chefe|irmao|irma) (?:aceita|ratifica|diz)|eles aceitam|todos aceitam|a outra parte (?:aceita|ratifica))\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:(?:assino|escrevo|respondo|clico) por (?:eles?|elas?)|em nome de|em representacao|o meu cliente|por procuracao|procurador[a]?)\\b',
    ],
    [
      'deceptive',
      '\\b(?:dedos cruzados|brincadeira|a brincar|e mentira|nao tenciono (?:pagar|cumprir)|nao vou (?:pagar|cumprir))\\b',
    ],
    ['injection', '\\b(?:ignora|ignore|esquece as|instrucoes|sistema:|etiqueta|classifica\\w*)\\b'],
    [
      'counter_offer',
      '\\b(?:mas (?:com|o|a|quero|tem|deve|falta|sem|so se|eu|fica\\w*)|em vez de|em troca|alem disso (?:o|a|quero|deve)|proponho|prefiro que|deveria ser|mudando|acrescentando|com (?:a|uma|as seguintes) (?:alteracao|alteracoes|mudanca)|se (?:me|baixar\\w*|subir\\w*|pagar\\w*|for|ficar|o (?:valor|prazo))|desde que (?:me|baixe|pague|fique|seja)|e (?:ele|ela|eles|voce|tu) (?:paga|deve|tem de|tem que|pagam)|tambem (?:deve|quero|tem que|tem de|paga))\\b',
    ],
    [
      'rejection',
      '\\b(?:rejeito|rejeitamos|recuso(?:-me)?|recusamos|nem pensar|de maneira nenhuma|de forma alguma|a minha resposta e nao|declino|inaceitavel|nao (?:o |a )?(?:aceito|aceitamos|ratifico|concordo|concordamos|aprovo|consinto|assino|posso aceitar|podemos aceitar|vou aceitar|estou de acordo))\\b|^ *nao *[.,!]? *(?:obrigad[oa])? *[.!]?$',
    ],
    [
      'withdrawal',
      '\\b(?:retiro-me|retiramo-nos|retiro (?:o|a) m|revogo|abandono|desisto|saio (?:da|desta)|vou-me embora|nao quero continuar|anulo (?:o|a) m|cancelo (?:o|a) m|retrato-me|dou por terminad[oa])\\b',
    ],
    ['none', '\\b(?:li|recebi|compreendo|entendo|percebo)\\b(?![^.;]*(?:aceito|ratifico))'],
  ],
  reluctant:
    'contra (?:a minha )?vontade|a contragosto|contrariad|nao gosto|embora|apesar de|com pena|a custo',
  written:
    '\\b(?:tal (?:como|qual)|(?:assim )?como|nos termos em que) (?:esta|estao|ficou|foi|consta|se le)|tal qual|palavra por palavra|acima',
  around: portugueseAround,
}
