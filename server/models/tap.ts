/** What went over the line in one call, to the byte as far as it was read; headers, and so keys, are left out. */
export type Tapped = { url: string; sent: string; status: number | null; came: string }

/** The most that is kept of one answer, in characters. */
const MOST_KEPT = 400_000

/** A `fetch` that notes what it carries. Each try of one question is one item. */
export function tap(): { fetch: typeof fetch; tries: Tapped[] } {
  const tries: Tapped[] = []
  return {
    tries,
    fetch: async (input, init) => {
      const one: Tapped = {
        url: plainUrl(input),
        sent: typeof init?.body === 'string' ? init.body : '',
        status: null,
        came: '',
      }
      tries.push(one)
      const response = await fetch(input, init)
      one.status = response.status
      if (!response.body) return response
      const decoder = new TextDecoder()
      const noted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            if (one.came.length < MOST_KEPT) one.came += decoder.decode(chunk, { stream: true })
            controller.enqueue(chunk)
          },
        }),
      )
      return new Response(noted, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      })
    },
  }
}

/** Without the query: some makers take the key there. */
function plainUrl(input: Parameters<typeof fetch>[0]): string {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  return url.split('?')[0] ?? url
}
