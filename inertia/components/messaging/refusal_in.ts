import type { Refusal } from '~/components/messaging/types'

/**
 * What a refused call says; nothing where it is no refusal of the site's own. A conversation that is
 * gone is answered by the framework, in words that are for no member.
 */
export async function refusalIn(response: Response): Promise<Partial<Refusal>> {
  const answer: Partial<Refusal> = await response.json().catch(() => ({}))
  return answer.refusal === undefined ? {} : answer
}
