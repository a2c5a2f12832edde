/** 128 random bits in hex. Not `randomUUID`: browsers keep that from pages without TLS. */
export function randomId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
