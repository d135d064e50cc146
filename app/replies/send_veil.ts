import type { HttpContext } from '@adonisjs/core/http'
import { veilFrom, veilSize } from '#core/profiles/photos/veil'

/** Sends the drawing that is made of these bytes. */
export function sendVeil({ response, view }: HttpContext, seed: Uint8Array) {
  response.header('Content-Type', 'image/svg+xml')
  return view.render('profiles/veil', { veil: veilFrom(seed), size: veilSize })
}
