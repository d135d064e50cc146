import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import type { Push, PushAddress, PushNotifier } from '#core/ports/push_notifier'
import type { Sms, SmsSender } from '#core/ports/sms_sender'

type Delivered = (recipient: string) => Promise<number>

/** `delivered` counts what reached a number; `prepare` sets up what the sender needs. */
export function smsSenderContract(
  name: string,
  sender: () => SmsSender,
  delivered: Delivered,
  prepare: (group: Group) => void = () => {}
) {
  test.group(`${name} as SMS sender`, (group) => {
    prepare(group)

    test('sends a text message to its recipient, once', async ({ assert }) => {
      const sms: Sms = { to: '+31612345678', text: '123456' }
      assert.equal(await sender().send(sms), 'sent')
      assert.equal(await delivered(sms.to), 1)
      assert.equal(await delivered('+31687654321'), 0)
    })
  })
}

export function pushNotifierContract(
  name: string,
  notifier: () => PushNotifier,
  delivered: Delivered,
  address: () => PushAddress = () => ({
    endpoint: 'https://push.example/ada',
    p256dh: 'public',
    auth: 'secret',
  }),
  prepare: (group: Group) => void = () => {}
) {
  test.group(`${name} as push notifier`, (group) => {
    prepare(group)

    test('delivers to the subscription and reports so', async ({ assert }) => {
      const push: Push = {
        ...address(),
        language: 'nl',
        title: 'Bob',
        body: 'Hoi',
        tag: 'chats',
        openUrl: '/chats',
        checkUrl: '/chats',
        badge: 1,
      }
      assert.equal(await notifier().notify(push), 'sent')
      assert.equal(await delivered(push.endpoint), 1)
    })
  })
}
