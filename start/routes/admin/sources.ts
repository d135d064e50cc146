import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { sources } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/sources', [sources.Sources, 'index']).as('sources')
      router.get('/sources.csv', [sources.Sources, 'csv']).as('sources.csv')
      router.get('/sources/pages.csv', [sources.PageViews, 'csv']).as('sources.pages.csv')
      router.get('/sources/pages', [sources.PageViews, 'index']).as('sources.pages')
    })
    .use(seenBy('see_sources'))
})
