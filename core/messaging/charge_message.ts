import type { User } from '#core/accounts/user'
import { memberAccount, type Movement } from '#core/credits/movement'
import type { Permission } from '#core/messaging/may_write'
import type { Message } from '#core/messaging/message'
import type { Repositories } from '#core/ports/unit_of_work'

type Charge = Readonly<{
  sender: User
  message: Message
  permission: Permission
  /** For the ledger, when credits are spent. */
  movementId: string
}>

/** Takes what the rule decided: a free message of the sender, or credits to the house. */
export async function chargeMessage(
  { users, ledger }: Pick<Repositories, 'users' | 'ledger'>,
  charge: Charge
) {
  const { sender, permission } = charge
  const freeMessagesUsed = sender.freeMessagesUsed + 1
  if (permission.free) await users.update(sender.id, { freeMessagesUsed })
  if (permission.cost > 0) await ledger.post(spending(charge))
}

const bookedAs = { text: 'message', photo: 'photo', gift: 'gift' } as const

function spending({ sender, message, permission, movementId }: Charge): Movement {
  return {
    id: movementId,
    kind: bookedAs[message.kind],
    from: memberAccount(sender.id),
    to: 'house:spent',
    credits: permission.cost,
    idempotencyKey: `${bookedAs[message.kind]}:${message.conversationId}:${message.clientId}`,
    orderId: null,
    at: message.sentAt,
  }
}
