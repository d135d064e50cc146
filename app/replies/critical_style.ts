import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'

const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/?>/
/** Would ask for the style sheet before the page is drawn. */
const preload = /<link rel="preload" as="style"[^>]*>\s*/g

/** Wait for what is drawn: pictures, font. */
const script = /<link rel="modulepreload"/g
const later = '<link fetchpriority="low"'

/** The library reads classes as they are written, such as `[&amp;&gt;svg]:shrink-0`. */
const escapedClasses = / class="[^"]*&[^"]*"/g

/** What it cannot match comes with every page: spaces between children, buttons of file fields, a class set by script. */
const allowRules = [/:where\(\.[\w-]+>/, /::file-selector-button/, /\.loading /]

/** Pages that use other classes, such as the steps of a form, whose rules are remembered. */
const cache = { maxSize: 200 }

type Processor = ReturnType<typeof createProcessor>

/** By the path of the style sheet. */
const processors = new Map<string, Processor>()

/**
 * The page with the rules that it uses in its head, and its style sheet at its end: a browser draws it
 * without waiting for another file.
 */
export function withCriticalStyle(html: string, nonce: string) {
  const [tag, path] = link.exec(html) ?? []
  if (!tag || !path) return html
  const { css } = processorOf(path).extract(html.replaceAll(escapedClasses, unescape))
  // The library separates rules by semicolons, which make a browser skip the second.
  const style = css.replaceAll('};', '}')
  return html
    .replaceAll(preload, '')
    .replaceAll(script, '$& fetchpriority="low"')
    .replace(tag, () => `<style nonce="${nonce}">${style}</style>`)
    .replace('</body>', () => `${tag.replace('<link', later)}</body>`)
}

function unescape(attribute: string) {
  return attribute.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** A style sheet is compiled once, at the first page: it takes a tenth of a second. */
function processorOf(path: string) {
  const known = processors.get(path)
  if (known) return known
  const sheet = compileSheet(readFileSync(app.publicPath(path), 'utf8'), { allowRules })
  // Families are named by a variable, which the library does not follow.
  for (const rule of sheet.rules.filter(({ fontFace }) => fontFace)) {
    delete rule.fontFace
    rule.always = true
  }
  const made = createProcessor([sheet], { cache })
  processors.set(path, made)
  return made
}
