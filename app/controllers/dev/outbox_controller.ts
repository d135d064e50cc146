import type { HttpContext } from '@adonisjs/core/http'
import string from '@adonisjs/core/helpers/string'
import OutboxMessage from '#models/outbox_message'

const newest = 100

/** Mails, text messages and pushes of a site that runs without providers. */
export default class OutboxController {
  async index({ view }: HttpContext) {
    const messages = await OutboxMessage.query().orderBy('id', 'desc').limit(newest)
    return view.render('dev/outbox', { messages })
  }

  async show({ params, response, view }: HttpContext) {
    const message = await OutboxMessage.findOrFail(params.id)
    response.header('Content-Security-Policy', mailPolicy)
    return view.render('dev/outbox_message', { message, text: withLinks(message.text) })
  }
}

/** Mails have inline styles, and their frame inherits this page's policy. */
const mailPolicy = [
  `default-src 'none'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Renders a text as HTML, with its URLs as links. */
function withLinks(text: string) {
  const parts = text.split(/(https?:\/\/\S+)/).map((part) => string.escapeHTML(part))
  return parts
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('')
}
