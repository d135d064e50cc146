import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { staticPages } from '#queries/pages/static_page'

router
  .get('/pages/:page', [controllers.pages.Pages, 'show'])
  .where('page', new RegExp(`^(${staticPages.join('|')})$`))
  .as('pages.show')

router
  .get('/preview/:secret', [controllers.sites.Previews, 'show'])
  .where('secret', /^[\w-]{20,100}$/)
  .as('preview.show')
router.post('/preview/end', [controllers.sites.Previews, 'destroy']).as('preview.end')
