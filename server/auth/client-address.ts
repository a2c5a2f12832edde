/**
 * Who asks, for counting only. A proxy adds the address it saw at the end; what stands before it the client may
 * have made up.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
