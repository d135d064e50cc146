import { test } from '@japa/runner'
import { FakePaymentGateway } from '#tests/fakes/fake_payment_gateway'
import { formWebhook, paymentGatewayContract } from '#tests/contracts/payment_gateway'

test.group('Fake payment gateway', () => {
  paymentGatewayContract(
    () => new FakePaymentGateway(),
    (gateway, paymentId, action) => gateway.pay(paymentId, action),
    formWebhook
  )
})
