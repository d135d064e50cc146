import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const { MailAgainRequests, MailAgains, Unsubscriptions } = controllers.notifications

pageRoutes(() => {
  router
    .group(() => {
      router.get('/:mark', [Unsubscriptions, 'show']).as('show')
      router.post('/:mark', [Unsubscriptions, 'store']).as('store')
    })
    .prefix('/unsubscribe')
    .as('unsubscribe')

  router.get('/mail-again', [MailAgains, 'show']).as('mail_again.show')
  router.post('/mail-again', [MailAgains, 'store']).as('mail_again.store')
  router
    .post('/notifications/mail-again', [MailAgainRequests, 'store'])
    .as('mail_again.request')
    .use(middleware.auth())
})

router
  .post('/webhooks/mail', [controllers.webhooks.Mails, 'store'])
  .as('webhooks.mails.store')
  .use(middleware.mailIntake())
