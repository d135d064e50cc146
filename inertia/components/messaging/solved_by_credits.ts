import type { Refusal } from '~/components/messaging/types'

const solvedByCredits: Partial<Refusal>['refusal'][] = [
  'free_conversations_used_up',
  'free_messages_used_up',
  'insufficient_credits',
]

/** Whether buying credits lets the member send after all. */
export function isSolvedByCredits({ refusal }: Partial<Refusal>) {
  return solvedByCredits.includes(refusal)
}
