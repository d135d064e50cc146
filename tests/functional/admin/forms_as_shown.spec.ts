import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import Photo from '#models/photo'
import Site from '#models/site'
import Ticket from '#models/ticket'
import User from '#models/user'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'
import { report, storedReports } from '#tests/support/moderation/reports'
import { buyCredits } from '#tests/support/payments/shop'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { sitePorts } from '#tests/support/site/ports'

type Typed = Readonly<Record<string, string>>

test.group('A form of the back office, sent without script as it is shown,', (group) => {
  inTransaction(group)

  test('decides a picture, and takes that back', async ({ assert, client }) => {
    await join(bob())
    const { as } = await signInAdmin('moderator')
    const id = await storePhoto(bob(), { status: 'pending' })
    const page = '/admin/pictures'
    const send = sender(client, as, page)
    const decided = await send(`${page}/${id}`, { decision: 'approve' })
    assert.equal((await Photo.findOrFail(id)).status, 'active')
    await send(`${page}/undo`, {}, decided)
    assert.equal((await Photo.findOrFail(id)).status, 'pending')
  })

  test('answers a complaint, and solves it', async ({ assert, client }) => {
    const { id: siteId } = await Site.firstOrFail()
    const { id } = await complain(await sitePorts(), { siteId })
    const { as } = await signInAdmin('support')
    const page = `/admin/complaints/${id}`
    const words = 'We have given your credits back'
    await sender(client, as, page)(`${page}/answer`, { body: words, then: 'solved' })
    assert.equal((await Ticket.findOrFail(id)).state, 'solved')
    ;(await as(client.get(page))).assertTextIncludes(words)
  })

  test('warns who was reported, and closes the case as dealt with', async ({ assert, client }) => {
    await join(ada(), bob())
    await report(client, ada(), bob())
    const [{ id }] = await storedReports()
    const { as } = await signInAdmin('moderator')
    const page = `/admin/reports/${id}`
    const send = sender(client, as, page)
    const facts = 'You asked for money in your first message'
    await send(`${page}/measures`, { act: 'warning', facts })
    await send(`${page}/decision`, { reason: 'One warning is enough' })
    assert.containSubset(await db.from('measures'), [{ kind: 'warning', facts }])
    assert.containSubset(await storedReports(), [{ status: 'closed', decision: 'dealt_with' }])
  })

  test('gives a part of a purchase back', async ({ assert, client }) => {
    await join(ada())
    const { order } = await buyCredits(client, ada())
    const { as } = await signInAdmin('finance')
    const page = `/admin/orders/${order.id}`
    const typed = { amount: '1.00', reason: 'A gift that never arrived' }
    await sender(client, as, page)(`${page}/refunds`, typed)
    assert.containSubset(await db.from('refunds'), [{ amount: 100 }])
  })

  test('suspends a member from the file, and lifts that', async ({ assert, client }) => {
    await join(bob())
    const { as } = await signInAdmin('moderator')
    const page = `/admin/members/${bob().user.id}`
    const send = sender(client, as, page)
    await send(`${page}/suspension`, { facts: 'You sent the same link to everybody' })
    assert.isNotNull((await User.findOrFail(bob().user.id)).suspendedUntil)
    const [{ id }] = await db.from('measures').select('id')
    await send(`${page}/measures/${id}/lift`, { reason: 'It was an invitation to a concert' })
    assert.isNull((await User.findOrFail(bob().user.id)).suspendedUntil)
  })
})

test.group('A queue of the back office', (group) => {
  inTransaction(group)

  test('marks its rows for the keys, and lists these', async ({ assert, client }) => {
    const { team } = await teamWithOneOfEach(client)
    for (const queue of ['reports', 'appeals', 'complaints', 'inbox']) {
      const page = (await team.owner(client.get(`/admin/${queue}`))).text()
      assert.match(page, new RegExp(`<a[^>]* href="/admin/${queue}/[^"]+"[^>]* data-row`), queue)
      for (const key of ['j', 'k']) assert.include(page, `<kbd>${key}</kbd>`, queue)
    }
  })
})

/** Sends a form of this page, with what somebody typed or pressed; `before` is what led to the page. */
function sender(client: ApiClient, as: As, page: string) {
  return async (action: string, typed: Typed, before?: ApiResponse) => {
    const shown = await as(client.get(page)).withFlashMessages(before?.flashMessages() ?? {})
    const form = formOn(shown.text(), action)
    for (const [name, value] of Object.entries(typed)) {
      if (!mayHold(form, name, value)) throw new Error(`The form has no ${name}: ${value}`)
    }
    return as(client.post(action))
      .header('referer', siteUrl + page)
      .form({ ...fieldsOf(form), ...typed })
  }
}

function formOn(html: string, action: string) {
  const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  const form = forms.find((one) => one.includes(`action="${action}"`))
  if (!form) throw new Error(`No form leads to ${action}`)
  return form
}

/** A text goes into a field; other values are those of a button or an option. */
function mayHold(form: string, name: string, value: string) {
  const choices = new RegExp(`<(?:select|button)[^>]* name="${name}"`).test(form)
  return choices ? form.includes(`value="${value}"`) : form.includes(`name="${name}"`)
}

/** What the fields hold at first; the client adds the token. */
function fieldsOf(form: string) {
  const inputs = [...form.matchAll(/<input[^>]* name="(?!_csrf)([^"]+)"[^>]* value="([^"]*)"/g)]
  const selects = [...form.matchAll(/<select[^>]* name="([^"]+)"[\s\S]*?<\/select>/g)]
  return Object.fromEntries([
    ...inputs.map(([, name, value]) => [name, value]),
    ...selects.map(([select, name]) => [name, firstChoice(select)]),
  ])
}

function firstChoice(select: string) {
  const options = [...select.matchAll(/<option[^>]* value="([^"]*)"([^>]*)/g)]
  const chosen = options.find(([, , about]) => about.includes('selected')) ?? options[0]
  return chosen?.[1] ?? ''
}
