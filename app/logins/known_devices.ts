import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'
import { secureCookies } from '#config/app'
import {
  knownDevices,
  rememberedWith,
  type KnownDevice,
} from '#core/accounts/logging_in/known_device'
import type { Uses } from '#core/ports'
import { pseudonym } from '#logins/pseudonym'

/** Cookies for logins of members, and of admins. */
const cookies = {
  people: { name: 'known-device', path: '/', sameSite: 'lax' },
  admins: { name: 'admin.device', path: backOffice, sameSite: 'strict' },
} as const
type Whose = keyof typeof cookies

/** Which device this is of those that an account was logged in on before; null where it is none. */
export function knownDevice(ctx: HttpContext, whose: Whose, account: string) {
  const digest = pseudonym(account)
  return devicesIn(ctx, whose).find((one) => one.account === digest)?.device ?? null
}

/** Keeps in the browser that an account was logged in on it. */
export function rememberDevice(
  { ids }: Uses<'ids'>,
  ctx: HttpContext,
  whose: Whose,
  account: string
) {
  const { name, ...where } = cookies[whose]
  const devices = devicesIn(ctx, whose)
  const kept = rememberedWith(devices, { account: pseudonym(account), device: ids.next() })
  ctx.response.encryptedCookie(name, kept, {
    ...where,
    httpOnly: true,
    secure: secureCookies,
    maxAge: '365d',
  })
}

/** Nobody else can make such a cookie. */
function devicesIn({ request }: HttpContext, whose: Whose): readonly KnownDevice[] {
  return knownDevices(request.encryptedCookie(cookies[whose].name))
}
