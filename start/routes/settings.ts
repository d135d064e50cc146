import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Languages, Passwords, Settings } = controllers.settings

router.get('/lang-config', [Languages, 'edit']).as('settings.language.edit')

router
  .group(() => {
    router.get('/profile', [Settings, 'index']).as('settings.index')
    router.get('/profile/password', [Passwords, 'edit']).as('settings.password.edit')
    router.post('/profile/password', [Passwords, 'store']).as('settings.password.store')
  })
  .use(middleware.auth())
