import { timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mailIntakeToken } from '#config/mail'
import { Ports } from '#core/ports'
import { takeInMail } from '#support/mail/take_in_mail'

/** The mail server hands over what came back; it shows that it is ours by a token. */
@inject()
export default class MailsController {
  constructor(private ports: Ports) {}

  async store({ request, response, session }: HttpContext) {
    session.clear()
    if (!mailIntakeToken) return response.notFound()
    if (!isToken(request.header('authorization'), mailIntakeToken)) return response.unauthorized()
    const source = request.raw()
    if (!source) return response.badRequest()
    return { outcome: await takeInMail(this.ports, source) }
  }
}

function isToken(authorization: string | undefined, token: string) {
  const [given, wanted] = [authorization ?? '', `Bearer ${token}`].map((one) => Buffer.from(one))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
