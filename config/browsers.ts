/**
 * The oldest browsers that the pages are made for. The build, the README and the page that older ones
 * get follow from it: docs/decisions/0136.
 */
export const oldestBrowsers = { safari: '17', firefox: '128', chrome: '114' } as const

type Needed = Readonly<{
  /** Path in the data of @mdn/browser-compat-data. */
  feature: string
  /** How the script of a page finds out whether a browser has it; runs in any browser. */
  test: string
}>

/** What no page can do without; the oldest browsers are the first that have all of it. */
export const neededOfBrowsers: readonly Needed[] = [
  { feature: 'api.HTMLElement.popover', test: "'popover' in HTMLElement.prototype" },
  { feature: 'css.selectors.has', test: "CSS.supports('selector(:has(*))')" },
  { feature: 'css.at-rules.property', test: "'CSSPropertyRule' in window" },
  { feature: 'javascript.builtins.Intl.Segmenter', test: "'Segmenter' in Intl" },
]

/** What Vite builds for, such as `safari17`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
