import type { Around } from '@/server/ratification/phrasebook/book'

const thanked =
  '(?: (?:a|ao|aos|as|o|os|pela|pelo|por|de|do|da|dos|das|e|todos|todas|ambas|ambos|partes|mediador|mediadora|mediacao|equipa|equipe|paciencia|ajuda|trabalho|esforco|tempo|atencao|dedicacao|empenho|cuidado|disponibilidade|vossa|sua|toda|muita|tanta|boa|vontade|compreensao|gentileza|mesmo|coracao|tudo|quem|nos|me|ajudou|senhora|senhor|doutora|doutor|dra|dr|@other|conducao|processo|profissionalismo))*'

export const portugueseAround: Around = {
  said: [
    '(?:e )?(?:hoje mesmo|amanha|esta (?:semana|tarde)|na (?:proxima )?(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|no (?:sabado|domingo)|pontualmente|dentro do prazo)? ?(?:eu |a gente |nos )?(?:pago|pagarei|vou pagar|transfiro|faco|farei|entrego|entregarei|vou entregar|entrega|devolvo|levo|envio|mando|deixo|assino|cumpro|cumprirei|cumpriremos|pagaremos|entregaremos)(?: (?:o|a|as|os|meu|minha|primeira|pagamento|transferencia|dinheiro|valor|quantia|pix|chaves|chave|documentos|papeis|copia|original|fatura|prestacao|parcela|carro|combinado|combinada|acordado|minha parte|hoje|amanha|esta semana|pontualmente|a tempo|no prazo|sem falta|por|ao|mediador|segunda|terca|quarta|quinta|sexta|feira|segunda-feira|sexta-feira|ja))*',
    '(?:e )?(?:as )?(?:versoes|minutas)? ?(?:anteriores|[\\d e,-]{1,9}) (?:ficam sem efeito|nao (?:contam|valem|sao para aqui chamadas)|ja nao (?:contam|valem)|estao (?:ultrapassadas|superadas))',
    'sem mais nem menos|sem tirar nem por|sem rodeios|sem rancor(?:es)?|nao vou mentir|e vamos em frente|bola para a frente|vida que segue|de olhos abertos|nao (?:gosto|gostei|era o que queria)|sem hesitar|sem qualquer duvida|sem sombra de duvida|boa sorte (?:a todos )?com (?:a|o) (?:loja|negocio|projeto|obra)',
    '(?:a (?:assembleia|direcao|diretoria|administracao)|o (?:conselho|conselho de administracao)|os socios) (?:ja )?(?:aprovou|aprovaram|autorizou|autorizaram|deu|deram)(?: (?:o|a|sua|seu|aval|aprovacao|ontem|por unanimidade|esta semana|luz verde))*',
    'com @other|entre @me e @other|(?:para|a|ao) @other|que teve comigo|(?:e )?considera-se (?:por ele )?vinculad[oa]|considero-me (?:por ele )?vinculad[oa]|o que acima se le',
    `(?:(?:muito |muitissimo )?obrigad[oa]s?|bem haja(?:m)?|agradeco(?:-vos|-lhe|-lhes)?|agradecemos|grat[oa]s?|valeu)${thanked}`,
    '(?:exm[oa]s?|ex\\.?m[oa]s?|car[oa]s?|prezad[oa]s?|estimad[oa]s?) (?:senhor(?:es|a|as)?|mediador(?:a|es)?|todos|colegas|amig[oa]s|@other)',
    '(?:bom dia|boa (?:tarde|noite|sorte)|ola(?: a todos)?|oi(?: pessoal| gente)?|um (?:grande |forte )?abraco(?: a todos| a ambos)?|(?:com os )?(?:melhores |meus |atenciosos |cordiais )*cumprimentos|cordialmente|atenciosamente|abracos?|saudacoes(?: cordiais)?|bom fim de semana|felicidades)',
    '(?:nao (?:ha|tenho|temos) )?(?:mais )?nada (?:mais )?a (?:acrescentar|mudar|dizer|opor|alterar|tirar|objetar|por)(?: (?:nem|ou) (?:a )?(?:tirar|mudar|por|acrescentar))?',
    'sem (?:mudar|tirar|alterar|mexer)(?: nem (?:por|acrescentar))? (?:nada|uma virgula|uma so virgula|uma unica virgula|nem uma virgula)',
    'sem (?:que )?(?:ninguem|nenhuma pressao|pressoes|coacao|qualquer coacao)(?: me (?:tenha )?(?:obrigado|pressionado))?',
    '(?:de|por) (?:minha|nossa) (?:propria |livre |inteira )*(?:vontade|iniciativa|decisao)|de livre (?:e espontanea )?vontade',
    'em (?:meu|nosso) (?:proprio )?nome(?: proprio)?',
    '(?:e )?nao a (?:versao )?(?:anterior|primeira|segunda|antiga)',
  ],
  free: [
    '(?:apos|depois de|ao fim de|passados|ao cabo de) (?:tant[oa]s|muit[oa]s|vari[oa]s|long[oa]s|uns|umas|quase|mais de|[a-z]+) (?:horas|dias|noites|semanas|meses|anos|reunioes|sessoes|voltas|discussoes|conversas){F}?',
    '(?:embora|ainda que|mesmo que|se bem que|apesar de) (?:nao )?(?:me|nos) (?:agrade|custe|doa|custar|doer|deixe|pese){F}',
    '(?:custou-me|custa-me|doi-me|custou-nos|me custou|me doi|me custa){F}?',
    '(?:nao e (?:bem )?(?:o que (?:eu )?queria|o ideal|perfeito)|nao era (?:bem )?o que (?:eu )?(?:queria|esperava)|nao morro de amores|nao fico feliz){F}?',
    '(?:li|lemos|reli|tendo lido|apos ler|depois de ler|lido|lida|lidos|conversei|falei|ponderei|pensei|analisei|analisamos|revi)(?: (?:e|reli|analisei|ponderei|compreendi|percebi|entendi|tudo|@ref|o|a|os|este|acordo|texto|documento|com|minha|meu|meus|a minha|calma|mulher|marido|esposa|esposo|advogado|advogada|filha|filho|irma|irmao|mae|pai|familia|socio|socia|socios|atencao|cuidado|duas|tres|vezes|varias|cada|de|uma|ponta|linha|palavra|principio|ao|fim|bem|ponto|por|ontem|hoje|devagar|em|casa|voz alta|antes|ja|todo|toda|todas|as|paginas|do))*',
  ],
  words:
    'eu nos me minha meu nosso nossa o a os as um uma de do da dos das ao aos em no na nos nas com por para e que como tal qual este esta estes estas isto aqui acima seu seus sua se e sao esta estao ha foi ficou fica ficam muito mais tao todo toda todos todas tudo ambas cada pois bem bom sim claro entao portanto ' +
    'acordo convenio pacto texto documento termos condicoes transacao clausulas paginas pontos conteudo anexos partes data datado redigido redigida redigidos escrito escrita escritos apresentado exposto consta constam figura encontra le lido diz ponto virgula letra palavra linha redacao forma jeito maneira ' +
    'vigente atual presente definitivo definitiva final completo completa inteiro inteira integra totalidade integralmente totalmente plenamente completamente inteiramente expressamente formalmente livremente voluntariamente livre expressa sinceramente simplesmente definitivamente conscientemente inequivocamente irrevogavelmente exatamente exactamente exatos exactos literalmente incondicionalmente precisamente assim ' +
    'aceito aceitamos aceita ratifico ratificamos ratifica aprovo aprova subscrevo subscreve confirmo confirmamos confirma declaro declaramos declara manifesto comunico digo afirmo consinto assumo assumimos assino assinamos rubrico adiro compromisso comprometo comprometemos comprometo-me obrigo vinculo vinculado vinculada concordo concordamos concorda concordancia conforme consentimento aceitacao ratificacao aprovacao acordo dou damos presto cumpri-lo respeita-lo cumprirei cumpriremos respeitarei ' +
    'hoje agora mesmo presente atraves parte registo registro final resultado fim fecho encerrado encerrada assunto caso capitulo pagina conflito disputa processo paz tranquilidade tranquilo tranquila alivio calma gosto alegria pena tristeza satisfacao satisfeito satisfeita contente contentes feliz orgulho boa ma vontade coracao consciencia conhecimento causa fe decisao convicto convicta firme honra palavra mao ' +
    'sociedade empresa comunidade cooperativa associacao firma companhia representada legal gerente presidente administrador administradora proprietario proprietaria senhor senhora senhores dona dom devidamente abaixo assinado assinada contragosto resignado resignada pesar resposta clara fechado combinado negocio mas nesta neste deste desta desse dessa esse essa pelo pela fica fico ele ela considera-se considero-me considero consideramos tem teve comigo jeitinho ta tela ai ja unica unico que vale valida ratificada aceite aceita oficina senhor mediador duvida nenhuma reserva ressalva alguma aval gente topo resposta positiva afirmativa bem prazer oficina presta serve fechado quarenta imaginam',
}
