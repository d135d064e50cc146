import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const { accounts, places, sites } = controllers

pageRoutes(() => {
  router
    .group(() => {
      router.get('/login', [accounts.Logins, 'create']).as('login.create')
      router.post('/login', [accounts.Logins, 'store']).as('login.store')
      router
        .post('/login/passkey/challenge', [accounts.PasskeyLogins, 'create'])
        .as('passkey_login.create')
      router.post('/login/passkey', [accounts.PasskeyLogins, 'store']).as('passkey_login.store')
    })
    .use(middleware.guest())

  router.get('/reset-password', [accounts.ResetMails, 'create']).as('reset.create')
  router.post('/reset-password', [accounts.ResetMails, 'store']).as('reset.store')
  router.get('/reset-password/do', [accounts.PasswordResets, 'create']).as('reset.choose')
  router.post('/reset-password/do', [accounts.PasswordResets, 'store']).as('reset.change')

  router
    .group(() => {
      router
        .get('/signup', [accounts.Signups, 'create'])
        .as('signup.create')
        .use(middleware.guest())
      router.post('/signup', [accounts.Signups, 'store']).as('signup.store')
      router.post('/signup/step', [accounts.SignupSteps, 'store']).as('signup.step')
      router.get('/signup/mail-sent', [accounts.SignupMails, 'show']).as('signup.mail_sent')
      router
        .get('/signup-matches', [accounts.NewcomerMatches, 'show'])
        .as('signup.newcomer_matches')
      router
        .group(() => {
          router.get('/complete-signup', [accounts.PendingSignups, 'create']).as('signup.pending')
          router.post('/complete-signup', [accounts.PendingSignups, 'store']).as('signup.begin')
        })
        .use(middleware.guest())
      router
        .get('/members/:id/signup', [accounts.TargetSignups, 'create'])
        .where('id', router.matchers.uuid())
        .as('signup.target')
    })
    .use(middleware.signupAccess())

  router.post('/logout', [accounts.Logins, 'destroy']).as('logout')
  router.post('/language', [sites.Languages, 'store']).as('language.store')
  router.post('/country', [sites.Countries, 'store']).as('country.store')

  router
    .group(() => {
      router.get('/signup/complete', [accounts.SignupCompletions, 'show']).as('signup.complete')
      router.get('/signup/matches', [accounts.SignupMatches, 'index']).as('signup.matches')
      router.get('/consent', [accounts.Consents, 'create']).as('consent.create')
      router.post('/consent', [accounts.Consents, 'store']).as('consent.store')
      router.get('/activation', [accounts.ActivationMails, 'show']).as('activation.show')
      router.post('/activation/resend', [accounts.ActivationMails, 'store']).as('activation.resend')
      router.get('/profile/delete', [accounts.Deletions, 'create']).as('deletion.create')
      router.post('/profile/delete', [accounts.Deletions, 'store']).as('deletion.store')
    })
    .use(middleware.auth())

  router.get('/account-deleted', [accounts.Deletions, 'show']).as('deletion.show')
  router.get('/account/return', [accounts.Returns, 'create']).as('return.create')
  router.post('/account/return', [accounts.Returns, 'store']).as('return.store')

  router.get('/activate', [accounts.Activations, 'create']).as('activation.create')
  router.post('/activate', [accounts.Activations, 'store']).as('activation.store')
  router.get('/activate/done', [accounts.Activations, 'show']).as('activate.done')
  router.get('/activate/error', [accounts.ActivationMails, 'create']).as('activate.error')

  router.get('/places', [places.Places, 'index']).as('places.index')
})
