import { landerNames, landerOf } from '#core/landers/lander'
import { contentPages, type ContentPage } from '#core/sites/content/page'
import { locales, type Locale } from '#core/sites/locales'

type Entry = Readonly<{
  /** Path without a language; a part that begins with a colon stands for any value. */
  path: string
  /** Part of the names of its texts: `seo.{words}_title` and `seo.{words}_description`. */
  words: string
  /** Whether search engines may list it. */
  isIndexed: boolean
  /** True: one more part of the path names a variant, and search engines are led to the page itself. */
  hasVariants?: boolean
  /** The languages that it exists in; all of them when left out. */
  locales?: readonly Locale[]
}>

/** The pages of texts, as the keys of texts call them. */
const textPages = {
  'terms': 'terms',
  'privacy': 'privacy',
  'cookies': 'cookies',
  'ban': 'ban',
  'return-policy': 'return_policy',
  'faq': 'faq',
  'service': 'service',
  'fictional-profiles': 'fictional_profiles',
  'accessibility': 'accessibility',
  'imprint': 'imprint',
  '2257-compliance-statement': 'statement_2257',
} as const satisfies Record<ContentPage, string>

const entries = [
  { path: '/', words: 'home', isIndexed: true },
  { path: '/pricing', words: 'pricing', isIndexed: true },
  { path: '/signup', words: 'signup', isIndexed: true },
  { path: '/signup/mail-sent', words: 'signup', isIndexed: false },
  { path: '/signup-matches', words: 'signup', isIndexed: false },
  { path: '/complete-signup', words: 'signup', isIndexed: false },
  { path: '/members/:id/signup', words: 'signup', isIndexed: false },
  { path: '/members/:id/landing', words: 'landing', isIndexed: false },
  { path: '/members/:id/landing2', words: 'landing', isIndexed: false, hasVariants: true },
  { path: '/members/:id/landing3', words: 'landing', isIndexed: false, hasVariants: true },
  { path: '/login', words: 'login', isIndexed: true },
  { path: '/reset-password', words: 'login', isIndexed: false },
  { path: '/complaints', words: 'complaints', isIndexed: true },
  { path: '/complaints/illegal-content', words: 'illegal_content', isIndexed: true },
  { path: '/complaints/appeal', words: 'appeal', isIndexed: true },
  { path: '/complaints/privacy', words: 'privacy_request', isIndexed: true },
  { path: '/complaints/withdrawal', words: 'withdrawal', isIndexed: true },
  { path: '/complaints/withdrawal/confirm', words: 'withdrawal', isIndexed: false },
  ...landerNames.map((words) => ({
    path: `/landers/${words}`,
    words,
    isIndexed: true,
    hasVariants: landerOf(words).hasVariants,
  })),
  ...contentPages.flatMap((page) => [
    { path: `/pages/${page}`, words: textPages[page], isIndexed: true },
    { path: `/pages/${page}/versions/:version`, words: textPages[page], isIndexed: false },
  ]),
] as const satisfies readonly Entry[]

export type PageWords = (typeof entries)[number]['words']

/** A page that anybody may open. */
export type PublicPage = Entry & Readonly<{ words: PageWords }>

/**
 * Every page that answers under each of its languages as well as without one: a new one joins with a
 * line. Rule: docs/product/seo.md, Public pages.
 */
export const publicPages: readonly PublicPage[] = entries

/** The names of the texts of all of them. */
export const pageWords = [...new Set(publicPages.map(({ words }) => words))]

/** A public page as somebody asked for it. */
export type FoundPage = Readonly<{
  page: PublicPage
  /** The path that search engines are told, without a language: of a variant, that of its page. */
  path: string
}>

const shapes = publicPages.map((page) => ({ page, shape: shapeOf(page) }))

/** The public page at a path without a language, or null. A slash at its end does not count. */
export function publicPageAt(path: string): FoundPage | null {
  for (const { page, shape } of shapes) {
    const found = shape.exec(path)
    if (found) return { page, path: found[1] || '/' }
  }
  return null
}

/** The languages of a public page. */
export function localesOf({ locales: own }: PublicPage): readonly Locale[] {
  return own ?? locales
}

/** The pages that search engines may list, each at one path. */
export const indexedPages = publicPages.filter(({ isIndexed, path }) => {
  return isIndexed && !path.includes(':')
})

function shapeOf({ hasVariants, path }: PublicPage) {
  const parts = path === '/' ? '' : path.replaceAll(/:\w+/g, '[^/]+')
  const variant = hasVariants ? '(?:/[\\w-]{1,60})?' : ''
  return new RegExp(`^(${parts})${variant}/?$`)
}
