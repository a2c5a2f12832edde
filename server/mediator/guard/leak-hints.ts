import { BOUND, UTMOST } from './leak-claims'
import type { Reading } from './reading'

const MATTERS = '(?:matters?|counts?|weighs?|cares?|is worth|are worth|means|values?|prizes?)'
const AMOUNT =
  '(?:(?:far|much|way|a lot|a great deal|considerably|clearly|slightly|little|very) )*(?:more|most|less|least|twice|two|three|four|five|six|seven|eight|nine|ten|half|as much|double|above all|well over|over|little|hardly|the bulk|a third|two thirds|nothing|everything)'

/** What is said by those who have looked into a party's papers, and now and then by others as well: it is weighed. */
export function hintPatterns(reading: Pick<Reading, 'name'>): { bounds: string[]; weights: string[] } {
  const { name } = reading
  const who = `(?:${name}|he|she|they|it|you|the other side|one (?:side|party|of (?:them|you|the two))|either|both|neither)`
  const much =
    '(?:(?:some|more|a (?:little|bit|lot|touch)(?: of)?|plenty of|much|still|further|enough|the|considerable|ample|no|little|hardly any|quite) )*'
  const room =
    '(?:room|slack|leeway|headroom|margin|space|air|scope|cushion|play|latitude|wiggle room|reserves?|flexibility|elbow room)'
  return {
    bounds: [
      String.raw`\b(?:would|could|might|can|will|is (?:really |secretly |in fact )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,30}\b(?:accept|go|settle|take|do it|let (?:it|her|him|them) go|come down|live with|stretch|pay|sell|agree)\b[^.;?!]{0,18}\b(?:for (?:a good deal |much |far |a lot |considerably |somewhat )?(?:less|more)|(?:much |far |a lot |somewhat |a bit )?(?:lower|higher|further|less than (?:that|this|asked|she|he|they|it)|more than (?:that|this|offered|she|he|they|it)))\b`,
      String.raw`\b(?:would|could|might|can|will|is (?:\p{L}+ )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,40}\bfor (?:a good deal |much |far |a lot |somewhat |a bit )?(?:less|more)(?= than|[.,;?!]|$)`,
      String.raw`\b(?:below|above|under|beneath|beyond|better than|worse than|short of|over) (?:its|his|her|their|own|the party's|${reading.name}'s?) (?:own )?(?:number|alternative|batna|walk-?away|limit|minimum|threshold|floor|ceiling|reserve|fallback|outside option)\b`,
      String.raw`\b(?:floor|ceiling|bottom line|walk-?away (?:point|price|value)|reservation (?:price|value|point)|batna|breaking point|secret limit|true limit|real limit|real (?:minimum|maximum|price)|hidden (?:limit|reserve))s? (?:is|are|lies|stands|of|at|would be)\b`,
      String.raw`\b(?:${reading.name})(?:'s)? (?:floor|ceiling|bottom line|walk-?away|reservation price|batna|breaking point|true limit|real limit|alternative)\b`,
      // Told to them it is a claim; asked of them it is a question.
      `\\byour ${UTMOST} ${BOUND}\\b(?! (?:named|stated|offered|so far|in public|on the record|written))(?![^.;!?]*\\?)`,
      `\\b(?:would|could|might|will|can) (?:in the end |secretly |quietly |at a pinch |if pressed |if pushed |really )*(?:stretch|bend|drop|climb|come (?:down|up)|go (?:down|up|as (?:far|high|low)|lower|higher|further)|give way|walk away|live with|stomach|swallow)\\b(?=[^.;?!]{0,40}\\b(?:to|at|by|from|than|below|above|near|around|about|figure|number|percent|\\d))`,
      // Room that nobody has spoken of.
      `\\b${who}(?:'d|'ll| would| will| does| do| may| might)? (?:really |certainly |in fact |secretly )?(?:has|have|still have|had|keeps?|holds?|sits? on|is sitting on|are sitting on|commands?) ${much}${room}\\b(?! (?:for|in) (?:the|this|these) (?:wording|term|text|issue))`,
      `\\b${who} (?:can|could) (?:easily |well |readily |quite |just |comfortably |certainly |very )*(?:match|outbid|absorb|bear|manage|do) (?:that|this|it|the|more|less|better|\\d|with)\\b`,
      // How far somebody can go, or what it would answer to wordings that nobody has put to it.
      `\\bthe (?:most|least|highest|lowest|maximum|minimum) (?:that )?(?:the \\p{L}+|${who}) (?:can|could|would) (?:pay|go|give|afford|accept|offer|spend|take|bear|manage|raise)\\b`,
    ],
    weights: [
      String.raw`\b${MATTERS}\b[^.;?!]{0,30}\b${AMOUNT}\b[^.;?!]{0,40}\b(?:than|as|times|to (?:him|her|them|it|you)|for (?:him|her|them|it)|important|everything|half|all|for (?:the )?(?:${reading.name})|to (?:the )?(?:${reading.name}))\b`,
      String.raw`\b(?:cares?|minds?) (?:${AMOUNT}|about nothing|only|mostly|mainly|chiefly|above all|little|hardly|more|most)\b`,
      String.raw`\b(?:well over|more than|over|almost|nearly|about|roughly|around|most of|the (?:bulk|lion's share|better part|majority) of)\b[^.;?!]{0,20}\b(?:what counts|what matters|the decision|of everything|the value|its value|the whole|the score|all that)\b`,
      `\\b(?:stands?|ranks?|comes?|sits?|lies|is|are|rates?|places?|puts?) (?:it |this |that |them |far |well |clearly |high )*(?:above (?:all|everything|the rest|any)|before all|ahead of (?:all|everything|the rest)|first of all|at the (?:top|bottom|head|foot|end) of (?:\\p{L}+ )?(?:list|ranking|scale)|last(?: of all)?|low(?:est)? on|high(?:est)? on|bottom of|second only)\\b`,
      `\\b(?:weighs?|counts?|matters?|figures?|features?|scores?) (?:by far |the |far |very |clearly )*(?:least|most|lightly|heavily|lightest|heaviest)\\b`,
      `\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty(?:-\\p{L}+)?|\\d+) (?:parts?|points?|tenths?|hundredths?) (?:in|of|out of|per) (?:ten|twenty|\\d+|a hundred|the whole|everything)\\b`,
      `\\bcome(?:s)? cheap(?:ly)?\\b|\\bcosts? (?:him|her|them|it|${name}) (?:little|nothing|next to nothing|hardly anything)\\b|\\b(?:easily|gladly|readily|happily) (?:give|gives|given|trade|traded|let go|part with|spare|spared)\\b|\\b(?:little|small|great|high|low|no|most|least) (?:value|weight|importance|interest|significance) (?:to|for|in|on) (?:him|her|them|it|${name})\\b`,
      `\\b(?:close to|nearly|about|around|roughly|almost|some|over|under|more than|less than|just)? ?(?:half|a third|two thirds|a quarter|three quarters|a fifth|a tenth|most|the bulk|the lion's share) (?:of )?(?:the|its|his|her|their|all|what) (?:whole |entire |total |own )*(?:value|weight|worth|points?|score|package|importance|matters)\\b`,
      `\\b(?:least|most|little|next to no|hardly any|greatest|far more|much more|far less|twice the|double the) (?:weight|importance|significance)\\b(?=[^.;?!]{0,24}\\b(?:to|on|for|by|with|in)\\b)`,
    ],
  }
}
