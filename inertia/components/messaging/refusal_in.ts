import type { Refusal } from '~/components/messaging/types'

/**
 * What a refused call says. Nothing for a conversation that is gone: the framework answers that, in
 * words that are for no member.
 */
export async function refusalIn(response: Response): Promise<Partial<Refusal>> {
  const answer: Partial<Refusal> = await response.json().catch(() => ({}))
  return response.status === 404 && !answer.refusal ? {} : answer
}
