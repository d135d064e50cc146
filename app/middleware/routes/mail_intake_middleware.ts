import { timingSafeEqual } from 'node:crypto'
import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { mailIntakeToken } from '#config/mail'

/**
 * Refuses who hands over a mail without the token of the mail server, before the body of up to 13 MB
 * is read. Without a token there is no such page.
 */
@inject()
export default class MailIntakeMiddleware {
  constructor(private parser: BodyParserMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    if (!mailIntakeToken) return response.notFound()
    if (!isToken(request.header('authorization'), mailIntakeToken)) return response.unauthorized()
    return this.parser.handle(ctx, next)
  }
}

function isToken(authorization: string | undefined, token: string) {
  const [given, wanted] = [authorization ?? '', `Bearer ${token}`].map((one) => Buffer.from(one))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
