/** The parameters of RFC 3492 for internationalised domain names. */
const base = 36
const [least, most] = [1, 26]
const skew = 38
const damp = 700
const firstBias = 72
const firstCode = 128
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A label of a domain in ASCII, without the `xn--` before it (RFC 3492). */
export function encode(label: string) {
  const codes = [...label].map((character) => character.codePointAt(0)!)
  const plain = codes.filter((code) => code < firstCode)
  const output = plain.map((code) => String.fromCodePoint(code))
  if (plain.length > 0) output.push('-')
  let [bias, delta, handled, next] = [firstBias, 0, plain.length, firstCode]
  while (handled < codes.length) {
    const lowest = Math.min(...codes.filter((code) => code >= next))
    delta += (lowest - next) * (handled + 1)
    next = lowest
    for (const code of codes) {
      if (code < next) delta++
      if (code !== next) continue
      output.push(digitsOf(delta, bias))
      bias = adapt(delta, handled + 1, handled === plain.length)
      delta = 0
      handled++
    }
    delta++
    next++
  }
  return output.join('')
}

/** The label that was encoded; null for what `encode` never makes. */
export function decode(encoded: string): string | null {
  const end = Math.max(0, encoded.lastIndexOf('-'))
  const output = [...encoded.slice(0, end)]
  let rest = encoded.slice(end === 0 ? 0 : end + 1)
  let [bias, code, index] = [firstBias, firstCode, 0]
  for (let isFirst = true; rest !== ''; isFirst = false) {
    const read = deltaIn(rest, bias)
    if (!read) return null
    const places = output.length + 1
    const total = index + read.delta
    bias = adapt(read.delta, places, isFirst)
    code += Math.floor(total / places)
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null
    index = total % places
    output.splice(index++, 0, String.fromCodePoint(code))
    rest = rest.slice(read.length)
  }
  return output.join('')
}

function digitsOf(delta: number, bias: number) {
  let written = ''
  let value = delta
  for (let place = base; ; place += base) {
    const threshold = thresholdAt(place, bias)
    if (value < threshold) return written + digits[value]
    written += digits[threshold + ((value - threshold) % (base - threshold))]
    value = Math.floor((value - threshold) / (base - threshold))
  }
}

function deltaIn(text: string, bias: number) {
  let [delta, weight] = [0, 1]
  for (const [at, letter] of [...text].entries()) {
    const digit = digits.indexOf(letter)
    if (digit < 0) return null
    delta += digit * weight
    const threshold = thresholdAt(base * (at + 1), bias)
    if (digit < threshold) return { delta, length: at + 1 }
    weight *= base - threshold
    if (delta > Number.MAX_SAFE_INTEGER || weight > Number.MAX_SAFE_INTEGER) return null
  }
  return null
}

function thresholdAt(place: number, bias: number) {
  return Math.min(most, Math.max(least, place - bias))
}

function adapt(delta: number, places: number, isFirst: boolean) {
  let rest = Math.floor(delta / (isFirst ? damp : 2))
  rest += Math.floor(rest / places)
  let steps = 0
  while (rest > ((base - least) * most) / 2) {
    rest = Math.floor(rest / (base - least))
    steps += base
  }
  return steps + Math.floor(((base - least + 1) * rest) / (rest + skew))
}
