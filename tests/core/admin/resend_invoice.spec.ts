import { test } from '@japa/runner'
import { resendInvoice } from '#core/admin/orders/resend_invoice'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

test.group('The invoice of an order', () => {
  test('is of no order that does not exist', async ({ assert }) => {
    const ports = fakePorts()
    const by = actorOf(adminOf('support'), ports.clock.now())
    const refused = await resendInvoice(ports, { by, orderId: 'unknown' })
    assert.containSubset(refused, { refusal: 'order_not_found' })
    assert.isEmpty(ports.repositories.audit.all)
  })
})
