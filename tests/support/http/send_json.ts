import type { ApiClient } from '@japa/api-client'

/** Posts JSON as the script of a visitor's page does, and does not follow the redirect. */
export function sendJson(client: ApiClient, path: string, json: object) {
  return client.post(path).withCsrfToken().redirects(0).accept('json').json(json)
}
