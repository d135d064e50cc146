import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { money, orders } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/orders', [orders.Orders, 'index']).as('orders')
      router.get('/orders/disputes', [money.Disputes, 'index']).as('orders.disputes')
      router.get('/orders/disputes.csv', [money.Disputes, 'csv']).as('orders.disputes.csv')
      router.get('/orders.csv', [orders.Orders, 'csv']).as('orders.csv')
      router.get('/orders/:id', [orders.Orders, 'show']).as('orders.show')
      router.post('/orders/:id/refunds', [orders.OrderRefunds, 'store']).as('orders.refund')
      router
        .post('/orders/:id/refunds/settle', [orders.OrderRefunds, 'settle'])
        .as('orders.refund.settle')
      router.post('/orders/:id/invoice', [orders.Orders, 'resendInvoice']).as('orders.invoice')
    })
    .where('id', router.matchers.uuid())
    .use(seenBy('see_money'))

  router
    .group(() => {
      router.get('/open', [money.OpenMoney, 'index']).as('open')
      router.get('/open.csv', [money.OpenMoney, 'csv']).as('open.csv')
      router.post('/open/:id/match', [money.OpenMoney, 'match']).as('open.match')
      router.post('/open/:id/return', [money.OpenMoney, 'giveBack']).as('open.return')
      router.post('/open/:id/close', [money.OpenMoney, 'close']).as('open.close')
      router.post('/claims/:id', [money.Claims, 'settle']).as('claims.settle')
      router.post('/surplus/:id/retry', [money.Surplus, 'retry']).as('surplus.retry')
      router.post('/surplus/:id/settle', [money.Surplus, 'settle']).as('surplus.settle')
      router
        .group(() => {
          router.post('/accept', [money.ShortTransfers, 'accept']).as('accept')
          router.post('/return', [money.ShortTransfers, 'giveBack']).as('return')
        })
        .prefix('/transfers/:reference')
        .as('transfers')
      router
        .group(() => {
          router.get('/bank', [money.BankImports, 'create']).as('bank')
          router.post('/bank', [money.BankImports, 'store']).as('bank.store')
        })
        .use(seenBy('exchange_bank_files'))
      router
        .get('/debits.csv', [money.BankFiles, 'csv'])
        .as('debits.csv')
        .use(seenBy('exchange_bank_files'))
      router
        .group(() => {
          router.get('/', [money.BankFiles, 'index']).as('index')
          router.post('/', [money.BankFiles, 'store']).as('store')
          router.get('/:file', [money.BankFiles, 'show']).as('show')
          router.get('/:file/debits.csv', [money.BankFiles, 'debitsCsv']).as('show.csv')
          router.post('/:file/content', [money.BankFiles, 'content']).as('content')
          router.post('/:file/sent', [money.BankFiles, 'sent']).as('sent')
        })
        .prefix('/debits')
        .as('debits')
        .where('file', /^VONK-[\w-]{1,30}$/)
        .use(seenBy('exchange_bank_files'))
      router.get('/settlements', [money.Settlements, 'index']).as('settlements')
      router.get('/settlements.csv', [money.Settlements, 'csv']).as('settlements.csv')
      router.post('/settlements', [money.Settlements, 'store']).as('settlements.store')
      router.get('/vat', [money.Vat, 'show']).as('vat')
      router.get('/vat.csv', [money.Vat, 'csv']).as('vat.csv')
      router.get('/ledger', [money.Ledger, 'show']).as('ledger')
      router.get('/ledger.csv', [money.Ledger, 'accountsCsv']).as('ledger.csv')
      router.post('/ledger', [money.Ledger, 'verify']).as('ledger.verify')
      router
        .group(() => {
          router.get('/', [money.Ledger, 'account']).as('account')
          router.get('/movements.csv', [money.Ledger, 'csv']).as('account.csv')
        })
        .prefix('/ledger/:account')
        .as('ledger')
        .where('account', /^(house:[a-z]{1,20}|member:[\da-f-]{36})$/)
      router.get('/payouts', [money.Payouts, 'index']).as('payouts')
      router.get('/payouts.csv', [money.Payouts, 'csv']).as('payouts.csv')
      router.post('/payouts/:id', [money.Payouts, 'paid']).as('payouts.paid')
    })
    .prefix('/orders')
    .as('money')
    .where('id', router.matchers.uuid())
    .use(middleware.admin({ for: 'admin', right: 'see_money', isOfAllSites: true }))
})
