import { createHash } from 'node:crypto'

/**
 * Styles that libraries write into a page while it is used, by their hash: the bar of Inertia, and how
 * React Aria keeps fingers from scrolling. A test makes them again from the packages.
 */
export const stylesOfLibraries = [
  "'sha256-Ku/cV6mljq1auMlF6hT4Qo7pKOKa0fv/zsQUYndbILc='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
]

const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

/**
 * The policy of a page that many visitors get. A nonce that all of them know protects nobody: what
 * stands in the page with it is allowed by its hash instead, and nothing that is added later.
 */
export function policyOf(header: string, html: string, nonce: string) {
  const hashes = { 'script-src': hashesOf('script'), 'style-src': hashesOf('style') }
  hashes['style-src'].push(...stylesOfLibraries)
  const directives = header.split(';').map((directive) => {
    const [name] = directive.trim().split(' ')
    const own = name === 'script-src' || name === 'style-src' ? hashes[name] : []
    return directive.replace(`'nonce-${nonce}'`, own.join(' ')).trim()
  })
  return directives.join(';')

  function hashesOf(element: 'script' | 'style') {
    const found = [...html.matchAll(inline)].filter(([, name, attributes, text]) => {
      return name === element && text !== '' && attributes.includes(attributeOf(nonce))
    })
    const runs = found.filter(([, , attributes]) => !attributes.includes('type="application/'))
    return [...new Set(runs.map(([, , , text]) => hashOf(text)))]
  }
}

/** The page without its nonce. */
export function withoutNonce(html: string, nonce: string) {
  return html.replaceAll(attributeOf(nonce), '')
}

/** A text as a policy names it. */
export function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function attributeOf(nonce: string) {
  return ` nonce="${nonce}"`
}
