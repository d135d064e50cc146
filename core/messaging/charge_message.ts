import type { User } from '#core/users/user'
import { memberAccount, type Movement } from '#core/credits/movement'
import type { Permission } from '#core/messaging/may_write'
import type { Message } from '#core/messaging/message'
import type { Repositories } from '#core/ports/unit_of_work'

type Charge = Readonly<{
  sender: User
  message: Message
  permission: Permission
  /** The id of the ledger movement, if credits are spent. */
  movementId: string
}>

/** Charges the sender what `mayWrite` decided: a free message or whole credits. */
export async function chargeMessage(
  { users, ledger }: Pick<Repositories, 'users' | 'ledger'>,
  charge: Charge
) {
  const { sender, permission } = charge
  const freeMessagesUsed = sender.freeMessagesUsed + 1
  if (permission.free) await users.update(sender.id, { freeMessagesUsed })
  if (permission.cost > 0) await ledger.post(spendingMovement(charge))
}

const movementKinds = { text: 'message', photo: 'photo', gift: 'gift' } as const

function spendingMovement({ sender, message, permission, movementId }: Charge): Movement {
  return {
    id: movementId,
    kind: movementKinds[message.kind],
    from: memberAccount(sender.id),
    to: 'house:spent',
    credits: permission.cost,
    idempotencyKey: `${movementKinds[message.kind]}:${message.conversationId}:${message.clientId}`,
    orderId: null,
    at: message.sentAt,
  }
}
