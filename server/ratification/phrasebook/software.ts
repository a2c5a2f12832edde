import { matchesOf } from '@/server/patterns/matches'
import { oneForm } from '@/server/ratification/phrasebook/fold'

/**
 * A software agent, however a language names it, as `fold.ts` leaves the text. It can never ratify, whatever its authority. A word that may
 * also be a thing that is sold (a robot, an app) counts only where it speaks.
 */
const names: Readonly<Record<string, string>> = {
  es: '\\b(?:(?:soy|aqui|habla|responde|mensaje \\w+ (?:por|de)) (?:el |la |un |una )?(?:\\w*bot|robot)|^(?:el |un )?(?:chat)?bot)\\b|\\b(?:asistente|agente|gestor|mensaje|respuesta) (?:\\w+ )?(?:virtual|digital|automatic[oa]|automatizad[oa]|conversacional|inteligente|de ia|con ia|de software|de inteligencia artificial)\\b',
  pt: '\\b(?:(?:sou|aqui e|aqui fala|responde) (?:o |a |um |uma )?(?:\\w*bot|robo)|^(?:o |um )?(?:chat)?bot)\\b|\\b(?:assistente|agente|mensagem|resposta|atendimento) (?:\\w+ )?(?:virtual|digital|automatic[oa]|automatizad[oa]|inteligente|de ia|com ia|de software|de inteligencia artificial)\\b',
  it: "\\b(?:(?:sono|qui|parla|risponde) (?:il |lo |la |l'|un )?(?:\\w*bot|software)|^(?:il |un )?(?:chat)?bot)\\b|\\b(?:assistente|agente|messaggio|risposta) (?:\\w+ )?(?:virtuale|digitale|automatic[oa]|intelligente|conversazionale|ai|software|di ia|di intelligenza artificiale)\\b",
  fr: "\\b(?:(?:je suis|ici) (?:le |la |l'|un )?\\w*bot|^(?:le |un )?(?:chat)?bot)\\b|\\b(?:assistante?|agent|message|reponse) (?:\\w+ )?(?:virtuel|numerique|automatique|automatise|logiciel|conversationnel|intelligent|d'ia|ia|generee?)\\b",
  de: '\\b(?:\\w{3,}bot|(?:ki|software|sprach|chat|vertrags|praxis|verwaltungs)-?(?:assistent|agent|bot)\\w*|(?:digitale|virtuelle|automatische|autonome|intelligente)r? (?:\\w+ )?(?:\\w*assistent|agent|antwort|nachricht)\\w*|sprachmodell|\\w+assistent\\w* \\(ki\\))\\b(?<!gebot|verbot)',
  nl: '\\b(?:\\w{3,}bot|(?:ai|software)-?(?:assistent|agent)|(?:digitale|virtuele|automatische|slimme) (?:assistent|agent|medewerker|antwoord|bericht)|automatisch (?:antwoord|bericht|gegenereerd)|taalmodel)\\b(?<!gebot)',
  sv: '\\b(?:\\w{3,}robot(?:en)?|chattbot(?:en)?|(?:ai|programvaru)-?(?:assistent|agent)(?:en)?|automatiserat system med|(?:digital|virtuell|automatisk)[at]? (?:assistent|agent|avtalsrobot|svar|meddelande)\\w*|jag ar ett datorprogram)\\b',
  pl: '\\b(?:(?:chat)?bot(?:em)?|agent(?:em)? (?:programowym?|ai)|asystent(?:em)? ai|(?:automatyczny|wirtualny|cyfrowy)m? (?:asystent|agent|urzednik|doradca)\\w*)\\b',
  tr: '\\b(?:botuy(?:um|uz)|chatbot\\w*|yapay zeka(?:\\w* (?:araci|asistan|ajan|temsilci)\\w*|si olarak)|(?:otomatik )?yazilim(?:im|iyim| ajani\\w*)|(?:sanal|dijital|otomatik) (?:asistan|temsilci|yanit)\\w*)\\b',
  zh: '(?:智能|合同|虚拟|数字|ai ?)\\p{Script=Han}{0,2}(?:助手|助理|代理|客服)|(?:合同|客服|聊天|应答|对话)机器人|自动(?:回复|应答|答复)',
  ja: 'ai(?:エージェント|アシスタント|代理|です)|(?<!ロ)ボット|ソフトウェアエージェント|自動応答',
  ko: '챗봇|(?:계약|응답|자동|구매|상담|ai) ?봇|(?:ai|자동화|소프트웨어) ?(?:에이전트|비서|상담원)|구매 ai가|자동 ?응답',
  ar: '(?:مساعده?|المساعده?|وكيل|برنامج|تطبيق) (?:\\p{L}+ )?(?:ذكيه?|الذكيه?|الاليه?|رقمي|الرقمي|افتراضي|الافتراضي|برمجي)|(?:مساعد|رد) الي(?! )|(?:مساعد|رد) الي (?:من|في|باسم|مفوض|مخول)|برنامج الرد|روبوت (?:ال)?محادثه',
  hi: 'चैटबॉट|चैट असिस्टेंट|(?:एआई|ए आई|स्वचालित|डिजिटल|ऑटोमेटेड|आटोमेटेड) (?:\\p{L}\\p{M}*)*(?: ?(?:सहायक|असिस्टेंट|एजेंट|चैटबॉट|बॉट))|(?<!रो)बॉट|\\b\\w*(?<!ro)bot\\b|\\b(?:ai|automated|digital|virtual) (?:agent|assistant|sahayak)\\b',
}

/** Somebody who says that he is none. */
const denied =
  /(?:\b(?:kein|keine|niet|geen|no soy|nao sou|non sono|pas un|ne suis pas|inte|nie jestem|namens enige) ?(?:\w+ )?|(?:不是|ليس|لست) ?)$/u

const compiled = new Map<string, RegExp>()

function patternFor(language: string): RegExp | undefined {
  const source = names[language]
  let pattern = compiled.get(language)
  if (pattern === undefined && source !== undefined) {
    pattern = new RegExp(oneForm(source, language), 'gu')
    compiled.set(language, pattern)
  }
  return pattern
}

/** Where a folded statement first says that software speaks, and does not deny it. */
export function softwareIn(text: string, language: string): { start: number; end: number } | undefined {
  const pattern = patternFor(language)
  const found =
    pattern &&
    matchesOf(text, pattern).find(({ index }) => !denied.test(text.slice(Math.max(0, index - 24), index)))
  return found && { start: found.index, end: found.index + found[0].length }
}
