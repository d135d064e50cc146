import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { contentPages } from '#core/sites/content/page'
import { firstVersion } from '#queries/pages/static_page'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router
    .group(() => {
      router.get('/', [controllers.pages.Pages, 'show']).as('show')
      router
        .get('/versions/:version', [controllers.pages.Pages, 'showVersion'])
        .where(
          'version',
          new RegExp(`^(${firstVersion}|[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12})$`)
        )
        .as('version')
    })
    .prefix('/pages/:page')
    .where('page', new RegExp(`^(${contentPages.join('|')})$`))
    .as('pages')

  router
    .get('/preview/:secret', [controllers.sites.Previews, 'show'])
    .where('secret', /^[\w-]{20,100}$/)
    .as('preview.show')
  router.post('/preview/end', [controllers.sites.Previews, 'destroy']).as('preview.end')
})
