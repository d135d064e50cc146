import type { Refusal } from '~/components/messaging/types'

/** What a refused call says; nothing where another than the site answered. */
export async function refusalIn(response: Response): Promise<Partial<Refusal>> {
  return response.json().catch(() => ({}))
}
