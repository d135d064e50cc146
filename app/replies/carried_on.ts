import type { HttpContext } from '@adonisjs/core/http'
import { carryOn, type Carried } from '#core/users/carried'
import { carryInLinks } from '#replies/carried_links'

/** A visit by script leaves it in the address of the browser. */
export function carryInPage({ inertia }: HttpContext, carried: Carried) {
  const page = inertia.page.bind(inertia)
  inertia.page = async (name, props) => {
    const made = await page(name, props)
    made.url = carryOn(made.url, carried)
    return made
  }
}

const redirects = ['location', 'x-inertia-location']

/** A redirect back to the page of a form names the whole address of that page. */
export function carryInRedirect({ request, response }: HttpContext, carried: Carried) {
  for (const header of redirects) {
    const address = response.getHeader(header)
    if (typeof address !== 'string') continue
    const url = URL.parse(address)
    const origin = url?.host === request.host() ? url.origin : ''
    response.header(header, origin + carryOn(address.slice(origin.length), carried))
  }
}

export function carryInDocument({ response }: HttpContext, carried: Carried) {
  const body: unknown = response.hasLazyBody ? response.getBody() : null
  if (typeof body !== 'string' || !body.startsWith('<!DOCTYPE html>')) return
  response.send(carryInLinks(body, carried))
}
