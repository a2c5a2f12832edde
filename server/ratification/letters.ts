/**
 * Letters and digits for the insides of a character class, in patterns with the flag `u`. `\p{L}` and `\p{N}` say it to the
 * last sign, but they are six hundred ranges, which every pattern that holds them is compiled with anew: with these few,
 * thousands of patterns are ready ten times as soon. Every letter there is stands in them, and signs between letters that
 * are none; no stop, no sign of money or reckoning of ours, no blank and no emoji.
 */
export const LETTERS =
  'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u0370-\\u0373\\u0376-\\u037d\\u0386-\\u0481\\u048a-\\u0559\\u0560-\\u0588\\u05d0-\\u05f2\\u0620-\\u064a\\u066e-\\u066f\\u0671-\\u06d3\\u0700-\\u08ff\\u0904-\\u0939\\u0958-\\u0961\\u0971-\\u167f\\u1681-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3006\\u3031-\\u3035\\u3041-\\u3096\\u309d-\\u30fa\\u30fc-\\u31ff\\u3400-\\ud7ff\\uf900-\\ufd3d\\ufd50-\\ufdff\\ufe70-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc\\u02c6-\\u02d1\\u02e0-\\u02e4\\u02ec\\u02ee\\u0374\\u037f\\u06d5\\u06e5-\\u06e6\\u06ee-\\u06ef\\u06fa-\\u06fc\\u06ff\\u093d\\u0950\\u2071\\u207f\\u2090-\\u209c\\u2102\\u2107\\u210a-\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2126\\u2128\\u212a-\\u212d\\u212f-\\u2139\\u213c-\\u213f\\u2145-\\u2149\\u214e\\u2183-\\u2184\\u2e2f\\u303b-\\u303c\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}'
export const DIGITS =
  '0-9\\u00b2-\\u00b3\\u00b9\\u00bc-\\u00be\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\uff10-\\uff19'
