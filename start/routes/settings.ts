import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const {
  Blocks,
  Devices,
  DownloadFiles,
  Downloads,
  EmailChanges,
  EmailUndos,
  Emails,
  Languages,
  Notifications,
  OtherDevices,
  PasskeyChallenges,
  Passkeys,
  Passwords,
  Pauses,
  Privacies,
  PushSubscriptions,
  SelfDescriptions,
  Settings,
  SpendingLimits,
  Spendings,
} = controllers.settings

pageRoutes(() => {
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
      router.get('/profile/blocked', [Blocks, 'index']).as('settings.blocks.index')
      router
        .post('/profile/blocked/:id/end', [controllers.likes.MemberBlocks, 'destroy'])
        .where('id', router.matchers.uuid())
        .as('settings.blocks.end')
      router
        .get('/profile/match-finder', [SelfDescriptions, 'edit'])
        .as('settings.self_description.edit')
      router
        .post('/profile/match-finder', [SelfDescriptions, 'store'])
        .as('settings.self_description.store')
      router
        .post('/profile/match-finder/erase', [SelfDescriptions, 'destroy'])
        .as('settings.self_description.erase')
      router.get('/notifications', [Notifications, 'edit']).as('settings.notifications.edit')
      router.post('/notifications', [Notifications, 'store']).as('settings.notifications.store')
      router
        .delete('/notifications/push', [PushSubscriptions, 'destroy'])
        .as('settings.push_subscription.destroy')
      router.get('/settings/spending', [Spendings, 'edit']).as('settings.spending.edit')
      router
        .post('/settings/spending/limit', [SpendingLimits, 'store'])
        .as('settings.spending_limit.store')
      router
        .post('/settings/spending/limit/remove', [SpendingLimits, 'destroy'])
        .as('settings.spending_limit.remove')
      router
        .post('/settings/spending/limit/keep', [SpendingLimits, 'keep'])
        .as('settings.spending_limit.keep')
      router.post('/settings/spending/pause', [Pauses, 'store']).as('settings.pause.store')
      router.get('/profile/devices', [Devices, 'index']).as('settings.devices.index')
      router
        .post('/profile/devices/others/end', [OtherDevices, 'destroy'])
        .as('settings.other_devices.end')
      router
        .post('/profile/devices/:id/end', [Devices, 'destroy'])
        .where('id', router.matchers.uuid())
        .as('settings.devices.end')
      router.get('/profile/data', [Downloads, 'index']).as('settings.downloads.index')
      router.post('/profile/data', [Downloads, 'store']).as('settings.downloads.store')
      router.get('/profile/data/:secret', [Downloads, 'show']).as('settings.downloads.show')
      router
        .get('/profile/data/:secret/file', [DownloadFiles, 'show'])
        .as('settings.download_files.show')
      router.get('/profile/passkeys', [Passkeys, 'index']).as('settings.passkeys.index')
      router.post('/profile/passkeys', [Passkeys, 'store']).as('settings.passkeys.store')
      router
        .post('/profile/passkeys/challenge', [PasskeyChallenges, 'store'])
        .as('settings.passkeys.challenge')
      router
        .post('/profile/passkeys/:id/remove', [Passkeys, 'destroy'])
        .where('id', router.matchers.uuid())
        .as('settings.passkeys.remove')
    })
    .use(middleware.auth())
})
