import { test } from '@japa/runner'
import { BankTransferGateway } from '#core/payments/bank_transfer/bank_transfer_gateway'
import { DirectDebitGateway } from '#core/payments/direct_debit/direct_debit_gateway'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import { ownAccountContract } from '#tests/contracts/payments/own_account'
import { newPaymentContract } from '#tests/contracts/payments/new_payment'
import { request } from '#tests/contracts/payments/requests'
import { debit } from '#tests/contracts/repositories/samples/direct_debit'
import { fakePorts } from '#tests/fakes/fake_ports'

/** Ports of the gateway that was made last. */
let ports = fakePorts()

test.group('The gateway of bank transfers', () => {
  newPaymentContract(makeBankTransfers)
  ownAccountContract(
    makeBankTransfers,
    async (gateway) => {
      const { paymentId } = await gateway.create(request())
      await ports.repositories.incomingTransfers.add({
        id: `line of ${paymentId}`,
        reference: paymentId,
        amount: 1528,
        bookedOn: ports.clock.now(),
        payerName: 'Ada',
        payerIban: 'NL91ABNA0417164300',
        foundAt: ports.clock.now(),
        owedBackAt: null,
      })
      return paymentId
    },
    confirmPayout
  )
})

test.group('The gateway of direct debits', () => {
  ownAccountContract(
    makeDirectDebits,
    async () => {
      const signed = debit(1)
      await ports.repositories.debits.add(signed)
      return signed.id
    },
    confirmPayout
  )

  test('creates no debit; signing its mandate does', ({ assert }) => {
    assert.throws(() => makeDirectDebits().create(), /signMandate/)
  })

  test('refunds nothing of a returned debit', async ({ assert }) => {
    const gateway = makeDirectDebits()
    const returned = { ...debit(1), state: 'returned' as const }
    await ports.repositories.debits.add(returned)
    const refund = { refundId: 'refund', description: 'Refund', paymentId: returned.id }
    const amount = { amount: 100, currency: 'EUR' as const }
    assert.equal(await gateway.refund({ ...refund, amount }), 'failed')
  })
})

function makeBankTransfers() {
  ports = fakePorts()
  return new BankTransferGateway(ports)
}

function makeDirectDebits() {
  ports = fakePorts()
  return new DirectDebitGateway(ports)
}

async function confirmPayout(_gateway: PaymentGateway, refundId: string) {
  await ports.repositories.payouts.update(refundId, { paidAt: ports.clock.now() })
}
