import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'

const link = /<link rel="stylesheet" href="(\/assets\/[^"]+)"\/?>/
/** Would ask for the style sheet before the page is drawn. */
const preload = /<link rel="preload" as="style"[^>]*>\s*/g

/** The files of a page's script, as the build names them. */
const scripts =
  /<link rel="modulepreload"[^>]*>\s*|<script type="module"[^>]*src=[^>]*><\/script>\s*/g

/** What only pages of React hold: their script is a hundred times larger than that of others. */
const propsOfReact = '<script data-page="app"'

/**
 * Begins to load them once something is drawn; nothing is in a tab that nobody sees, nor by some search
 * engines.
 */
const loader = `{
  const files = document.querySelector('noscript[data-files]')
  const load = () => {
    if (!files.isConnected) return
    files.replaceWith(document.createRange().createContextualFragment(files.textContent))
  }
  if (document.hidden) load()
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  setTimeout(load, 3000)
}`

/**
 * A form is drawn once it is there to its end: a footer that is still arriving would grow upwards. Pages
 * of text, which are longer, have their end below the window; a plain page that would move while it arrives
 * says itself where what must be there at once ends.
 */
const drawnWhole = '<link rel="expect" href="#whole" blocking="render">'
const wholeIsHere = '<template id="whole"></template>'

/** The library reads classes as they are written, such as `[&amp;&gt;svg]:shrink-0`. */
const escapedClasses = / class="[^"&]*&[^"]*"/g

/** What it cannot match comes with every page: spaces between children, buttons of file fields, a class set by script, the focus. */
const allowRules = [/:where\(\.[\w-]+>/, /::file-selector-button/, /\.loading /, /^:focus-visible/]

/** A style sheet of a lander, in bytes before compression: the rules that its page uses are most of it. */
const small = 40_000

/** Pages that use other classes, such as the steps of a form, whose rules are remembered. */
const cache = { maxSize: 200 }

type Style = Readonly<{
  /** The rules that draw a page. */
  of: (html: string) => string
  isWhole: boolean
}>

/** By the path of the style sheet. */
const styles = new Map<string, Style>()

/**
 * The page with the rules that it uses in its head: a browser draws it without waiting for another file.
 * Its style sheet and the scripts of React come after that, so that a slow line first carries pictures
 * and font. Without script, the style sheet comes at the end of the page. A small one comes whole.
 */
export function withCriticalStyle(html: string, nonce: string) {
  const [tag, path] = link.exec(html) ?? []
  if (!tag || !path) return html
  const style = styleAt(path)
  const isReact = html.includes(propsOfReact)
  const waits = isReact || html.includes(wholeIsHere)
  const large = isReact ? (html.match(scripts) ?? []) : []
  const files = (style.isWhole ? large : [tag, ...large]).map(atLowPriority).join('')
  return html
    .replaceAll(preload, '')
    .replaceAll(scripts, (file) => (large.length > 0 ? '' : atLowPriority(file)))
    .replace(
      tag,
      () => `<style nonce="${nonce}">${style.of(html)}</style>${waits ? drawnWhole : ''}`
    )
    .replace('</body>', () => {
      const last = files === '' ? '' : filesAfterPaint(files, nonce)
      return `${isReact ? wholeIsHere : ''}${last}</body>`
    })
}

function atLowPriority(file: string) {
  return file.trim().replace(/^<\w+/, '$& fetchpriority="low"')
}

function filesAfterPaint(files: string, nonce: string) {
  return `<noscript data-files>${files}</noscript><script nonce="${nonce}">${loader}</script>`
}

/** Read once, at the first page. */
function styleAt(path: string) {
  const known = styles.get(path)
  if (known) return known
  const css = readFileSync(app.publicPath(path), 'utf8')
  const style = css.length < small ? { of: () => css, isWhole: true } : styleOfPages(css)
  styles.set(path, style)
  return style
}

/** A style sheet is compiled once: it takes a tenth of a second. */
function styleOfPages(css: string): Style {
  const sheet = compileSheet(css, { allowRules })
  // Families are named by a variable, which the library does not follow.
  for (const rule of sheet.rules.filter(({ fontFace }) => fontFace)) {
    delete rule.fontFace
    rule.always = true
  }
  const processor = createProcessor([sheet], { cache })
  const of = (html: string) => {
    const found = processor.extract(html.replaceAll(escapedClasses, unescape))
    // The library separates rules by semicolons, which make a browser skip the second.
    return found.css.replaceAll('};', '}')
  }
  return { of, isWhole: false }
}

function unescape(attribute: string) {
  return attribute.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
