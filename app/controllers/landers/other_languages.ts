import type { HttpContext } from '@adonisjs/core/http'
import { locales } from '#core/sites/locales'
import { addressIn } from '#core/sites/public_pages/address'
import { pathWith } from '#controllers/landers/carried'
import type { Carried } from '#core/users/carried'
import { ownName } from '#replies/own_name'

/** Links to this page in the other languages, each by its own name, with what is carried on. */
export function otherLanguages({ locale, request }: HttpContext, carried: Carried) {
  return locales
    .filter((other) => other !== locale)
    .map((other) => ({
      locale: other,
      name: ownName(other),
      path: addressIn(other, pathWith(request.url(), carried)),
    }))
}
