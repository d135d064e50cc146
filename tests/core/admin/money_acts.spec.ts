import { test } from '@japa/runner'
import { beginComparison } from '#core/admin/money/compare_day'
import { resendInvoice } from '#core/admin/orders/resend_invoice'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { placedOrder, purchased } from '#tests/support/payments/checkout'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id
const finance = actorOf(adminOf('finance'), fakePorts().clock.now())

test.group('An admin of finance', () => {
  test('begins the comparison of a day', async ({ assert }) => {
    const ports = fakePorts()
    const day = ports.clock.now().toUTC().startOf('day').minus({ days: 1 })
    const begun = await beginComparison(ports, { by: finance, day: day.toISODate() ?? '' })
    assert.equal(begun.ok && begun.value.toISO(), day.toISO())
    const subject = { kind: 'settlement', id: day.toISODate() }
    assert.containSubset(ports.repositories.audit.all, [{ subject, after: { days: 1 } }])
  })

  test('sends the invoice again, of an order that has one', async ({ assert }) => {
    const { ports, orderId } = await purchased()
    const { orderId: unpaid } = await placedOrder(ports, { clientId: 'form-2' })
    const jobs = ports.repositories.jobs.added.length
    assert.deepEqual(await resendInvoice(ports, { by: finance, orderId }), ok())
    const mail = { name: 'send_mail', kind: 'receipt', userId, orderId } as const
    assert.deepEqual(ports.repositories.jobs.added.slice(jobs), [mail])
    const none = await resendInvoice(ports, { by: finance, orderId: unpaid })
    assert.deepEqual(none, refuse('invoice_missing'))
    assert.containSubset(ports.repositories.audit.all, [{ after: { mail: 'receipt' } }])
  })
})
