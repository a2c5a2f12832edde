/**
 * Sparse weights as text: for each place that has one, the distance from the last (seven bits a byte, low first) and the
 * weight as a signed byte of `step`, all in base64.
 */
export function pack(weights: Float32Array, step: number): string {
  const bytes: number[] = []
  let last = -1
  for (const [place, weight] of weights.entries()) {
    const value = Math.max(-127, Math.min(127, Math.round(weight / step)))
    if (value === 0) continue
    let distance = place - last
    last = place
    while (distance > 127) {
      bytes.push((distance & 127) | 128)
      distance >>>= 7
    }
    bytes.push(distance, value & 255)
  }
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function unpack(packed: string, step: number, places: number): Float32Array {
  const weights = new Float32Array(places)
  const text = atob(packed)
  let place = -1
  let at = 0
  while (at < text.length) {
    let distance = 0
    let shift = 0
    let byte = text.charCodeAt(at++)
    while (byte & 128) {
      distance |= (byte & 127) << shift
      shift += 7
      byte = text.charCodeAt(at++)
    }
    place += distance | (byte << shift)
    weights[place] = ((text.charCodeAt(at++) << 24) >> 24) * step
  }
  return weights
}
