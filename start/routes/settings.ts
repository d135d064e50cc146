import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Devices, Languages, OtherDevices, Passwords, Settings } = controllers.settings

router.get('/lang-config', [Languages, 'edit']).as('settings.language.edit')

router
  .group(() => {
    router.get('/profile', [Settings, 'index']).as('settings.index')
    router.get('/profile/password', [Passwords, 'edit']).as('settings.password.edit')
    router.post('/profile/password', [Passwords, 'store']).as('settings.password.store')
    router.get('/profile/devices', [Devices, 'index']).as('settings.devices.index')
    router
      .post('/profile/devices/others/end', [OtherDevices, 'destroy'])
      .as('settings.other_devices.end')
    router
      .post('/profile/devices/:id/end', [Devices, 'destroy'])
      .where('id', router.matchers.uuid())
      .as('settings.devices.end')
  })
  .use(middleware.auth())
