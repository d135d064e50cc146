import type { Refusal } from '~/components/messaging/types'

/** What a refused call says; nothing where the response is not the site's own. */
export async function refusalIn(response: Response): Promise<Partial<Refusal>> {
  return response.json().catch(() => ({}))
}
