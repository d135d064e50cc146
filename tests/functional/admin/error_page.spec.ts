import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'

/** No calendar has this moment: a page that shows it cannot be rendered. */
const beyondTime = 9e15

async function breakThePage() {
  await db.rawQuery(
    `insert into audit_rows (number, at, act, subject_kind, subject_id, previous, hash)
     values (5000, ${beyondTime}, 'refund', 'photo', 'numbat', '-', '-')`
  )
}

test.group('A page of the back office that fails', (group) => {
  inTransaction(group)

  test('says so in the language of the admin, with a number', async ({ assert, client }) => {
    await breakThePage()
    for (const [locale, ...words] of [
      ['en', 'This page failed', 'Try again', 'To the dashboard', 'Error 500'],
      ['nl', 'Deze pagina doet het niet', 'Opnieuw proberen', 'Naar het dashboard', 'Fout 500'],
    ] as const) {
      const id = crypto.randomUUID()
      const email = `${locale}@vonk.example`
      const { get } = await adminAtWork(client, 'owner', { changes: { id, email, locale } })
      const asked = get('/admin/audit?act=refund').header('x-request-id', `ask-${locale}`)
      const page = await asked
      page.assertStatus(500)
      for (const word of words) page.assertTextIncludes(word)
      assert.include(page.text(), `<html lang="${locale}">`)
      assert.include(page.text(), `<code>ask-${locale}</code>`)
      assert.include(page.text(), 'href="/admin/audit?act=refund"')
      assert.equal(page.header('cache-control'), 'private, no-store')
      for (const unsaid of ['numbat', 'RangeError', 'Invalid time', 'Complaints</a>']) {
        assert.notInclude(page.text(), unsaid)
      }
    }
  })

  test('asks to look first where something was sent', async ({ client }) => {
    const { admin, post } = await adminAtWork(client, 'owner')
    const id = crypto.randomUUID()
    await db.table('proposals').insert({
      id,
      right: 'adjust_credits',
      subject_kind: 'member',
      subject_id: id,
      details: 'no JSON',
      reason: 'A gesture',
      proposed_by: admin.id,
      proposed_at: 0,
      status: 'waiting',
    })
    const page = await post(`/admin/requests/${id}/confirm`)
    page.assertStatus(500)
    page.assertTextIncludes('Check whether it was done')
  })

  test('says that there is nothing where an id is unknown', async ({ assert, client }) => {
    const { get } = await adminAtWork(client, 'owner', { changes: { locale: 'nl' } })
    const page = await get(`/admin/members/${crypto.randomUUID()}`)
    page.assertStatus(404)
    page.assertTextIncludes('Hier is niets')
    page.assertTextIncludes('href="/admin"')
    assert.equal(page.header('cache-control'), 'private, no-store')
  })

  test('answers a script with words alone', async ({ assert, client }) => {
    await breakThePage()
    const { get } = await adminAtWork(client, 'owner')
    const answer = await get('/admin/audit?act=refund').accept('json')
    answer.assertStatus(500)
    assert.deepEqual(answer.body(), { message: 'Internal server error' })
  })

  test('says why a form was refused before it was read', async ({ assert, client }) => {
    const { as } = await signInAdmin('owner')
    const form = as(client.post('/admin/complaints')).header('accept', 'text/html')
    const page = await form.json({ body: 'x'.repeat(2_000_000) })
    page.assertStatus(413)
    page.assertTextIncludes('That didn’t work')
    page.assertTextIncludes('That’s too much at once.')
    assert.notInclude(page.text(), 'went wrong on our side')
  })
})
