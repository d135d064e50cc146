import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { takeMail } from '#core/complaints/mail/receive_reply'
import { Ports } from '#core/ports'

/** Bounces, complaints and replies to tickets from the mail server; a middleware asks its token. */
@inject()
export default class MailsController {
  constructor(private ports: Ports) {}

  async store({ request, response }: HttpContext) {
    const source = request.raw()
    if (!source) return response.badRequest()
    const taken = await takeMail(this.ports, { source })
    return { outcome: taken.ok ? taken.value.outcome : taken.refusal }
  }
}
