import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { access, admins } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/login', [access.Logins, 'create']).as('login')
      router.post('/login', [access.Logins, 'store']).as('login.store')
    })
    .use(middleware.admin({ for: 'visitor' }))

  router
    .group(() => {
      router.get('/second-factor', [access.SecondFactors, 'show']).as('second_factor')
      router.post('/second-factor', [access.SecondFactors, 'store']).as('second_factor.store')
      router.post('/second-factor/new', [access.SecondFactors, 'create']).as('second_factor.new')
      router
        .post('/second-factor/passkey/challenge', [access.PasskeyFactors, 'create'])
        .as('second_factor.passkey.challenge')
      router
        .post('/second-factor/passkey', [access.PasskeyFactors, 'store'])
        .as('second_factor.passkey')
      router.get('/confirm', [access.Confirmations, 'show']).as('confirm')
      router.post('/confirm', [access.Confirmations, 'store']).as('confirm.store')
      router.post('/logout', [access.Logins, 'destroy']).as('logout')
    })
    .use(middleware.admin({ for: 'halfway' }))

  router
    .group(() => {
      router.get('/me', [admins.OwnSettings, 'show']).as('me')
      router.post('/me', [admins.OwnSettings, 'update']).as('me.update')
      router.post('/me/password', [admins.OwnSettings, 'changePassword']).as('me.password')
      router.post('/me/sessions', [admins.OwnSettings, 'endSessions']).as('me.sessions')
      router.post('/me/passkeys/challenge', [admins.OwnPasskeys, 'create']).as('me.challenge')
      router.post('/me/passkeys', [admins.OwnPasskeys, 'store']).as('me.passkeys')
      router.post('/me/passkeys/:id/remove', [admins.OwnPasskeys, 'destroy']).as('me.passkey')
      router.post('/me/app/remove', [admins.OwnPasskeys, 'removeApp']).as('me.app')
      router.get('/requests', [admins.Proposals, 'index']).as('requests')
      router.get('/requests.csv', [admins.Proposals, 'csv']).as('requests.csv')
      router.post('/requests/:id/confirm', [admins.Proposals, 'confirm']).as('requests.confirm')
      router.post('/requests/:id/decline', [admins.Proposals, 'decline']).as('requests.decline')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.admin({ for: 'admin' }))

  router
    .group(() => {
      router.get('/admins', [admins.Admins, 'index']).as('admins')
      router.post('/admins', [admins.Admins, 'store']).as('admins.store')
      router.post('/admins/:id', [admins.Admins, 'update']).as('admins.update')
      router.post('/admins/:id/second-factor', [admins.Admins, 'reset']).as('admins.reset')
      router.post('/admins/:id/password', [admins.Admins, 'renewPassword']).as('admins.password')
    })
    .where('id', router.matchers.uuid())
    .use(seenBy('see_admins'))

  router
    .group(() => {
      router.get('/audit', [admins.AuditRows, 'index']).as('audit')
      router.get('/audit.csv', [admins.AuditRows, 'csv']).as('audit.csv')
      router.post('/audit/verify', [admins.AuditRows, 'verify']).as('audit.verify')
    })
    .use(seenBy('see_audit'))
})
