/** In bytes of UTF-8. File systems take no name that is longer. */
const LONGEST = 255
/** What is left of one that is: a number can stand behind it. */
const CUT_TO = 200

/** Signs that nobody sees, and that some file systems leave out of a name. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu

function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** As much of a text as so many bytes of UTF-8 hold, never ending inside of a character. */
export function cut(text: string, most: number): string {
  let bytes = 0
  let end = 0
  for (const sign of text) {
    bytes += bytesOf(sign)
    if (bytes > most) break
    end += sign.length
  }
  return text.slice(0, end)
}

/** A name and its ending, `.md` or none. */
function parts(name: string): [stem: string, ending: string] {
  const at = /(?<=.)\.[a-z0-9]{1,10}$/isu.exec(name)?.index ?? name.length
  return [name.slice(0, at), name.slice(at)]
}

/** A name that a file system can take, with its ending. Of one that is cut, something is seen. */
export function cutName(name: string): string {
  if (cut(name, LONGEST) === name) return name
  const [stem, ending] = parts(name.replace(UNSEEN, ''))
  return `${cut(stem, CUT_TO - ending.length).replace(/[. ]+$/, '')}${ending}`
}

/** The same name with a number before its ending, for a second file that would have it. */
export function numbered(name: string, number: number): string {
  const [stem, ending] = parts(name)
  return `${cut(stem, CUT_TO - ending.length)}-${number}${ending}`
}

/** What a name cannot hold, written as in an address. */
export function percent(sign: string): string {
  return [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
