import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { locales } from '#core/sites/locales'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router
    .get('/manifest/:locale', [controllers.installed.Manifests, 'show'])
    .where('locale', new RegExp(`^(${locales.join('|')})$`))
    .as('manifest')
  router.get('/offline', [controllers.installed.OfflinePages, 'show']).as('offline')
  router.get('/old-browser', [controllers.installed.OldBrowsers, 'show']).as('old_browser.show')
  router.post('/old-browser', [controllers.installed.OldBrowsers, 'store']).as('old_browser.store')
})
