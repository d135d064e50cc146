import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  EmailChanges,
  EmailUndos,
  Emails,
  Languages,
  Notifications,
  Passwords,
  Privacies,
  Settings,
} = controllers.settings

router.get('/lang-config', [Languages, 'edit']).as('settings.language.edit')
router.get('/mail-change/do', [EmailChanges, 'show']).as('settings.email_change.show')
router.post('/mail-change/do', [EmailChanges, 'store']).as('settings.email_change.store')
router.get('/mail-change/undo', [EmailUndos, 'show']).as('settings.email_undo.show')
router.post('/mail-change/undo', [EmailUndos, 'store']).as('settings.email_undo.store')

router
  .group(() => {
    router.get('/profile', [Settings, 'index']).as('settings.index')
    router.get('/profile/password', [Passwords, 'edit']).as('settings.password.edit')
    router.post('/profile/password', [Passwords, 'store']).as('settings.password.store')
    router.get('/profile/email', [Emails, 'edit']).as('settings.email.edit')
    router.post('/profile/email', [Emails, 'store']).as('settings.email.store')
    router.get('/profile/privacy', [Privacies, 'edit']).as('settings.privacy.edit')
    router.post('/profile/privacy', [Privacies, 'store']).as('settings.privacy.store')
    router.get('/notifications', [Notifications, 'edit']).as('settings.notifications.edit')
    router.post('/notifications', [Notifications, 'store']).as('settings.notifications.store')
  })
  .use(middleware.auth())
