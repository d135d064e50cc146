import '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { sandboxIsOpen } from '#config/payments'
import { controllers } from '#generated/controllers'
import { codeLimit } from '#start/limiter'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router.get('/pricing', [controllers.credits.Prices, 'show']).as('pricing')
  router.get('/premium', [controllers.credits.Prices, 'premium']).as('premium')

  router
    .group(() => {
      router
        .get('/credits', [controllers.credits.Credits, 'index'])
        .use(codeLimit)
        .as('credits.index')
      router
        .get('/credits/repeat-order', [controllers.credits.RepeatOrders, 'show'])
        .as('credits.repeat')
      router
        .get('/credits/:id/:paymentmethod?', [controllers.credits.Credits, 'show'])
        .where('id', router.matchers.uuid())
        .use(codeLimit)
        .as('credits.show')

      router
        .post('/orders', [controllers.payments.Orders, 'store'])
        .use(codeLimit)
        .as('orders.store')
      router
        .get('/directdebit', [controllers.payments.DirectDebits, 'show'])
        .use(codeLimit)
        .as('directdebit.show')
      router
        .post('/directdebit', [controllers.payments.DirectDebits, 'store'])
        .as('directdebit.store')
      router
        .post('/directdebit/signings', [controllers.payments.Signings, 'store'])
        .use(codeLimit)
        .as('signings.store')
      router
        .post('/directdebit/signings/:id/code', [controllers.payments.SigningCodes, 'store'])
        .where('id', router.matchers.uuid())
        .as('signings.code.store')
      router
        .get('/transactions', [controllers.payments.Transactions, 'index'])
        .as('transactions.index')
      router.get('/transactions/orders', [controllers.payments.Orders, 'index']).as('orders.index')
      router
        .get('/transactions/refund', [controllers.payments.Refunds, 'create'])
        .as('refunds.create')
      router
        .post('/transactions/refund', [controllers.payments.Refunds, 'store'])
        .as('refunds.store')
      router
        .get('/transactions/:id', [controllers.payments.Transactions, 'show'])
        .where('id', router.matchers.uuid())
        .as('transactions.show')
      router
        .get('/transactions/:id/invoice', [controllers.payments.Invoices, 'show'])
        .where('id', router.matchers.uuid())
        .as('transactions.invoice')
      router
        .get('/transactions/:id/papers/:paper', [controllers.payments.Invoices, 'show'])
        .where('id', router.matchers.uuid())
        .where('note', router.matchers.uuid())
        .as('transactions.credit_note')
      router
        .post('/transactions/:id/payment', [controllers.payments.OrderPayments, 'store'])
        .where('id', router.matchers.uuid())
        .as('transactions.payment.store')
      router
        .post('/transactions/:id/cancellation', [controllers.payments.OrderCancellations, 'store'])
        .where('id', router.matchers.uuid())
        .as('transactions.cancellation.store')
    })
    .use(middleware.auth())

  if (sandboxIsOpen) {
    router
      .group(() => {
        router.get('/sandbox/payments/:id', [controllers.sandbox.Payments, 'show']).as('show')
        router.post('/sandbox/payments/:id', [controllers.sandbox.Payments, 'update']).as('update')
      })
      .where('id', /^sbx_[\da-f]{24}$/)
      .use(middleware.auth())
      .as('sandbox.payments')
  }
})

router
  .get('/api/discountcode.php', [controllers.api.DiscountCodes, 'show'])
  .use([middleware.auth(), codeLimit])
  .as('api.discount_code')

router
  .post('/webhooks/payments/:provider', [controllers.webhooks.Payments, 'store'])
  .where('provider', sandboxIsOpen ? /./ : /^(?!sandbox$)/)
  .as('webhooks.payments.store')
