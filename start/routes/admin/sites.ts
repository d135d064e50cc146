import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { contentPages } from '#core/sites/content/page'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { content, sites } = controllers.admin

adminRoutes(() => {
  router
    .group(() => {
      router.get('/content', [content.ContentPages, 'index']).as('content')
      router
        .group(() => {
          router.get('/', [content.ContentPages, 'show']).as('show')
          router.post('/versions', [content.ContentPages, 'store']).as('store')
        })
        .prefix('/content/:page')
        .as('content.page')
        .where('page', new RegExp(`^(${contentPages.join('|')})$`))
      router
        .group(() => {
          router.get('/', [content.ContentVersions, 'show']).as('show')
          router.post('/', [content.ContentVersions, 'update']).as('update')
          router.get('/difference', [content.ContentVersions, 'difference']).as('difference')
          router.post('/publish', [content.ContentVersions, 'publish']).as('publish')
          router.post('/schedule', [content.ContentVersions, 'schedule']).as('schedule')
          router.post('/withdraw', [content.ContentVersions, 'withdraw']).as('withdraw')
        })
        .prefix('/content/versions/:id')
        .as('content.version')
        .where('id', router.matchers.uuid())
      router
        .post('/content/shipped/:id/approve', [content.ShippedTexts, 'approve'])
        .as('content.shipped.approve')
        .where('id', router.matchers.uuid())
    })
    .use(seenBy('see_sites'))

  router
    .group(() => {
      router.get('/', [sites.Sites, 'index']).as('index')
      router.post('/', [sites.Sites, 'store']).as('store')
      router.get('/:id', [sites.Sites, 'show']).as('show')
      router.post('/:id', [sites.Sites, 'update']).as('update')
      router.get('/:id/company', [sites.Companies, 'show']).as('company')
      router.post('/:id/company', [sites.Companies, 'update']).as('company.update')
      router.get('/:id/settings', [sites.SiteSettings, 'index']).as('settings.find')
      router.get('/:id/settings/:group', [sites.SiteSettings, 'show']).as('settings')
      router.post('/:id/settings/:group', [sites.SiteSettings, 'store']).as('settings.fill_in')
      router.get('/:id/draft', [sites.SettingDrafts, 'show']).as('draft')
      router.post('/:id/draft', [sites.SettingDrafts, 'keep']).as('draft.keep')
      router.post('/:id/draft/drop', [sites.SettingDrafts, 'drop']).as('draft.drop')
      router.post('/:id/draft/preview', [sites.SettingDrafts, 'preview']).as('draft.preview')
      router.get('/:id/landers', [sites.LanderVariants, 'index']).as('landers')
      router.get('/:id/landers/new', [sites.LanderVariants, 'create']).as('landers.new')
      router.post('/:id/landers', [sites.LanderVariants, 'store']).as('landers.store')
      router
        .group(() => {
          router.get('/', [sites.LanderVariants, 'edit']).as('edit')
          router.post('/', [sites.LanderVariants, 'update']).as('update')
          router.post('/removal', [sites.LanderVariants, 'destroy']).as('remove')
        })
        .prefix('/:id/landers/:variant')
        .as('lander')
      router.get('/:id/history', [sites.SettingChanges, 'index']).as('history')
      router.get('/:id/history.csv', [sites.SettingChanges, 'csv']).as('history.csv')
      router.post('/:id/history/:number/undo', [sites.SettingChanges, 'undo']).as('history.undo')
    })
    .prefix('/sites')
    .as('sites')
    .where('id', router.matchers.uuid())
    .where('number', /^[1-9]\d{0,8}$/)
    .where('variant', router.matchers.uuid())
    .use(seenBy('see_sites'))
})
