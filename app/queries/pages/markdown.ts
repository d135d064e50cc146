import string from '@adonisjs/core/helpers/string'
import { Marked } from 'marked'

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

/** An address within the site, or one of the web or of an email. */
function leadsOn(href: string) {
  const address = URL.parse(href, 'https://site.invalid')
  return address !== null && protocols.includes(address.protocol)
}
