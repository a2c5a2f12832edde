/**
 * Letters and digits for the insides of a character class. `\p{L}` and `\p{N}` say it to the last sign, but they are six
 * hundred ranges, which every pattern that holds them is compiled with anew: with these few, thousands of patterns are
 * ready ten times as soon. The ranges hold every letter of the scripts that are written from left to right today, Arabic
 * and Hebrew, the ideographs and the syllables; not general punctuation, symbols or emoji.
 */
export const LETTERS =
  'a-zA-Z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02c1\\u0370-\\u0373\\u0376-\\u037d\\u0386-\\u0481\\u048a-\\u0559\\u0560-\\u0588\\u05d0-\\u05f2\\u0620-\\u064a\\u066e-\\u066f\\u0671-\\u06d3\\u0700-\\u08ff\\u0904-\\u0939\\u0958-\\u0961\\u0971-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3006\\u3031-\\u3035\\u3041-\\u3096\\u309d-\\u30fa\\u30fc-\\u31ff\\u3400-\\ud7ff\\uf900-\\ufd3d\\ufd50-\\ufdff\\ufe70-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc'
export const DIGITS =
  '0-9\\u00b2-\\u00b3\\u00b9\\u00bc-\\u00be\\u0660-\\u0669\\u06f0-\\u06f9\\u0966-\\u096f\\uff10-\\uff19'
