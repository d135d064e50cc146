import { test } from '@japa/runner'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { remindOfReturn } from '#core/accounts/leaving/remind_of_return'
import { returnByLogin } from '#core/accounts/leaving/return_to_account'
import { remindOfUnread } from '#core/messaging/remind_of_unread'
import { offerTimeBonus } from '#core/payments/discounts/offer_time_bonus'
import { noSpendingLimits } from '#core/payments/spending/spending_limits'
import type { User } from '#core/users/user'
import { FakeClock } from '#tests/fakes/fake_clock'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { askedMails } from '#tests/support/mail/requested_mails'
import { openCheckout, placedOrder } from '#tests/support/payments/checkout'
import { ada, join } from '#tests/support/people/people'

const userId = ada().user.id
const profileId = ada().profile.id

async function joined(user: Partial<User> = {}) {
  const ports = fakePorts()
  const signupDate = ports.clock.now()
  await join(ports.repositories, ada({ user: { signupDate, ...user } }))
  return ports
}

/** Three days ago. */
function arrived({ clock }: FakePorts) {
  return clock.now().minus({ days: 3 })
}

test.group('The reminder of unread messages', () => {
  test('is mailed and announced for push', async ({ assert }) => {
    const ports = await joined()
    assert.isTrue(await remindOfUnread(ports, { userId, arrivedAt: arrived(ports) }))
    assert.lengthOf(askedMails(ports, 'unread_reminder'), 1)
    assert.deepEqual(ports.events.published, [{ name: 'reminded', profileId, kind: 'reminders' }])
  })

  test('is given once until the member comes back', async ({ assert }) => {
    const ports = await joined()
    await remindOfUnread(ports, { userId, arrivedAt: arrived(ports) })
    ports.clock.advance({ days: 5 })
    assert.isFalse(await remindOfUnread(ports, { userId, arrivedAt: arrived(ports) }))
    const lastActiveAt = ports.clock.now()
    await ports.unitOfWork.run(({ profiles }) => profiles.update(profileId, { lastActiveAt }))
    ports.clock.advance({ days: 4 })
    assert.isTrue(await remindOfUnread(ports, { userId, arrivedAt: arrived(ports) }))
    assert.lengthOf(askedMails(ports, 'unread_reminder'), 2)
  })

  test('is not given twice of the same message', async ({ assert }) => {
    const ports = await joined()
    const arrivedAt = arrived(ports)
    await remindOfUnread(ports, { userId, arrivedAt })
    ports.clock.advance({ hours: 1 })
    const lastActiveAt = ports.clock.now()
    await ports.unitOfWork.run(({ profiles }) => profiles.update(profileId, { lastActiveAt }))
    ports.clock.advance({ hours: 1 })
    assert.isFalse(await remindOfUnread(ports, { userId, arrivedAt }))
  })

  test('is not given to a member who is {$self}')
    .with(['not_confirmed', 'banned', 'deletion_pending'] as const)
    .run(async ({ assert }, status) => {
      const ports = await joined({ status })
      assert.isFalse(await remindOfUnread(ports, { userId, arrivedAt: arrived(ports) }))
      assert.isEmpty(ports.repositories.jobs.added)
      assert.isEmpty(ports.events.published)
    })
})

test.group('The reminder of the way back', () => {
  const form = { reason: 'time', reasonText: null, remarks: null } as const
  const left = async () => {
    const ports = await joined()
    await deleteAccount(ports, { userId, form })
    return ports
  }

  test('is mailed two days before the deletion is final, once', async ({ assert }) => {
    const ports = await left()
    ports.clock.advance({ days: 11, hours: 23 })
    assert.isFalse(await remindOfReturn(ports, { userId }))
    ports.clock.advance({ hours: 1 })
    assert.isTrue(await remindOfReturn(ports, { userId }))
    assert.isFalse(await remindOfReturn(ports, { userId }))
    assert.lengthOf(askedMails(ports, 'return_reminder'), 1)
  })

  test('is not mailed once the deletion is final, or the member is back', async ({ assert }) => {
    const ports = await left()
    ports.clock.advance({ days: 14 })
    assert.isFalse(await remindOfReturn(ports, { userId }))
    const back = await left()
    back.clock.advance({ days: 13 })
    await returnByLogin(back, { userId })
    assert.isFalse(await remindOfReturn(back, { userId }))
  })

  test('is not mailed to whom the site deleted, nor to one banned meanwhile', async ({
    assert,
  }) => {
    const deleted = await joined()
    await deleteAccount(deleted, { userId, form, byAdmin: true })
    const banned = await left()
    await banned.repositories.users.update(userId, { status: 'banned' })
    for (const ports of [deleted, banned]) {
      ports.clock.advance({ days: 13 })
      assert.isFalse(await remindOfReturn(ports, { userId }))
    }
  })

  test('is mailed again for another deletion', async ({ assert }) => {
    const ports = await left()
    ports.clock.advance({ days: 13 })
    await remindOfReturn(ports, { userId })
    ports.clock.advance({ hours: 1 })
    await returnByLogin(ports, { userId })
    await deleteAccount(ports, { userId, form })
    ports.clock.advance({ days: 12 })
    assert.isTrue(await remindOfReturn(ports, { userId }))
  })
})

test.group('The offer of the time bonus', () => {
  test('is made once, with an hour left', async ({ assert }) => {
    const ports = await joined()
    ports.clock.advance({ minutes: 179 })
    assert.isFalse(await offerTimeBonus(ports, { userId }))
    ports.clock.advance({ minutes: 1 })
    assert.isTrue(await offerTimeBonus(ports, { userId }))
    assert.isFalse(await offerTimeBonus(ports, { userId }))
    assert.lengthOf(askedMails(ports, 'bonus_offer'), 1)
    assert.deepEqual(ports.events.published, [{ name: 'reminded', profileId, kind: 'offers' }])
  })

  test('is not made after the bonus', async ({ assert }) => {
    const ports = await joined()
    ports.clock.advance({ hours: 4 })
    assert.isFalse(await offerTimeBonus(ports, { userId }))
  })

  test('is not made to a buyer, nor to an unconfirmed member', async ({ assert }) => {
    for (const user of [{ paidUser: true }, { status: 'not_confirmed' }] as const) {
      const ports = await joined(user)
      ports.clock.advance({ minutes: 200 })
      assert.isFalse(await offerTimeBonus(ports, { userId }))
    }
  })

  test('is not made during a pause of purchases', async ({ assert }) => {
    const ports = await joined()
    ports.clock.advance({ minutes: 200 })
    const pausedUntil = ports.clock.now().plus({ days: 1 })
    await ports.unitOfWork.run(({ spendingLimits }) =>
      spendingLimits.add({ ...noSpendingLimits(userId), pausedUntil })
    )
    assert.isFalse(await offerTimeBonus(ports, { userId }))
  })

  test('is not made while an open order reserves the bonus', async ({ assert }) => {
    const ports = await openCheckout(ada({ user: { signupDate: new FakeClock().now() } }))
    await placedOrder(ports)
    ports.clock.advance({ minutes: 200 })
    assert.isFalse(await offerTimeBonus(ports, { userId }))
  })
})
