import type { HttpContext } from '@adonisjs/core/http'
import { encodings, type KeptPage } from '#replies/kept_pages/kept_page'

/** Answers with a page that is kept, or that the browser has it already. */
export function answerWith({ request, response }: HttpContext, page: KeptPage) {
  for (const [name, value] of Object.entries(page.headers)) response.header(name, value)
  response.header('ETag', page.tag)
  if (isKnown(request.header('if-none-match'), page.tag)) return response.status(304).send(null)
  const encoding = request.encoding([...encodings]) as (typeof encodings)[number] | null
  if (encoding) response.header('Content-Encoding', encoding)
  response.header('Content-Type', 'text/html; charset=utf-8')
  return response.send(page.bodies[encoding ?? 'identity'])
}

function isKnown(header: string | undefined, tag: string) {
  return header !== undefined && header.split(',').some((one) => one.trim() === tag)
}
