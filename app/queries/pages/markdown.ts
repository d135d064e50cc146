import string from '@adonisjs/core/helpers/string'
import { Marked } from 'marked'
import type { Locale } from '#core/sites/locales'
import { addressIn } from '#core/sites/public_pages/address'

const protocols = ['http:', 'https:', 'mailto:']

/**
 * Turns Markdown of admins into HTML: their own HTML is shown as text, links lead to pages and
 * addresses of emails alone, and pictures are left out but for their words.
 */
const renderer = new Marked({
  renderer: {
    html: ({ text }) => string.escapeHTML(text),
    image: ({ text }) => string.escapeHTML(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return leadsOn(href) ? `<a href="${string.escapeHTML(href)}">${words}</a>` : words
    },
  },
})

export function markdownToHtml(text: string) {
  return renderer.parse(text, { async: false })
}

/** Links to other public pages stay in the language that the address of this one names. */
export function linksInLanguage(html: string, locale: Locale | null) {
  return html.replaceAll(/(?<= href=")\/[^"]*/g, (path) => addressIn(locale, path))
}

/** An address within the site, or one of the web or of an email. */
function leadsOn(href: string) {
  const address = URL.parse(href, 'https://site.invalid')
  return address !== null && protocols.includes(address.protocol)
}
