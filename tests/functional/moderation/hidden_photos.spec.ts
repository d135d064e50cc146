import { test } from '@japa/runner'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import { rejectPhoto } from '#core/moderation/review_photo'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { open } from '#tests/support/http/open_page'
import { premiumAda, sentPhoto } from '#tests/support/messaging/conversation_photos'
import { about, newReport } from '#tests/support/moderation/reports'
import { account, join } from '#tests/support/people/members'
import { bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import Measure from '#models/measure'
import { sitePorts } from '#tests/support/site/ports'

test.group('A photo sent in a chat', (group) => {
  inTransaction(group)

  test('is hidden by a report, and back when that is lifted', async ({ assert, client }) => {
    const { id, messageId } = await sentPhoto(client)
    const reportId = await newReport(client, bob(), premiumAda, about('message', messageId))
    const { post } = await adminAtWork(client, 'moderator')
    const seen = async (person: typeof premiumAda) => {
      const { inertiaProps } = await open(client, `/chats/${id}`, person)
      return JSON.stringify(inertiaProps)
    }
    const file = async () =>
      client
        .get(/\/chat-photos\/[^"]+/.exec(before)?.[0] ?? '')
        .loginAs(await account(bob()))
        .redirects(0)
    const before = await seen(bob())
    ;(await file()).assertStatus(200)

    const statement = {
      breach: 'offensive_pictures',
      machine: 'none',
      facts: 'Nobody asked for it',
      law: '',
    }
    const hidden = await post(`/admin/reports/${reportId}/measures`, {
      act: 'hidden_message',
      ...statement,
    })
    assert.isUndefined(hidden.flashMessage('error'))
    for (const person of [premiumAda, bob()]) {
      const shown = await seen(person)
      assert.include(shown, '"removed":true')
      assert.notInclude(shown, '/chat-photos/')
    }
    ;(await file()).assertStatus(404)

    const { id: measureId } = await Measure.findByOrFail('reportId', reportId)
    await liftMeasure(await sitePorts(), { measureId, adminId: null })
    assert.include(await seen(premiumAda), '/chat-photos/')
    ;(await file()).assertStatus(200)
  })
})

test.group('A photo rejected in its review', (group) => {
  inTransaction(group)

  test('can be appealed against on the page of decisions', async ({ assert, client }) => {
    await join(bob())
    const photoId = await storePhoto(bob(), { status: 'pending' })
    const ports = await sitePorts()
    await rejectPhoto(ports, { photoId, adminId: null, reason: 'unclear' })
    const { inertiaProps } = await open(client, '/decisions', bob())
    const [decision] = inertiaProps.decisions
    assert.include(decision, { kind: 'hidden_photo', rejection: 'unclear', mayAppeal: true })
    const appeal = await client
      .post(`/decisions/${decision.id}/appeal`)
      .loginAs(await account(bob()))
      .withCsrfToken()
      .redirects(0)
      .form({ body: 'That is me' })
    appeal.assertStatus(302)
    const { read, shows } = await adminAtWork(client, 'moderator')
    const list = await read('/admin/appeals')
    const path = /\/admin\/appeals\/[\da-f-]{36}/.exec(list)?.[0] ?? ''
    await shows(path, 'Not recognisable', `/admin/pictures/${photoId}/plain`)
  })
})
