import { timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mailIntakeToken } from '#config/mail'
import { takeMail } from '#core/complaints/mail/receive_reply'
import { Ports } from '#core/ports'

/** Bounces, complaints and replies to tickets from the mail server, which authenticates by a token. */
@inject()
export default class MailsController {
  constructor(private ports: Ports) {}

  async store({ request, response }: HttpContext) {
    if (!mailIntakeToken) return response.notFound()
    if (!isToken(request.header('authorization'), mailIntakeToken)) return response.unauthorized()
    const source = request.raw()
    if (!source) return response.badRequest()
    const taken = await takeMail(this.ports, { source })
    return { outcome: taken.ok ? taken.value.outcome : taken.refusal }
  }
}

function isToken(authorization: string | undefined, token: string) {
  const [given, wanted] = [authorization ?? '', `Bearer ${token}`].map((one) => Buffer.from(one))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
