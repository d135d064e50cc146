import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .post('/page-views/:id', [controllers.sites.PageViews, 'update'])
  .as('page_views.update')
  .where('id', router.matchers.uuid())
  .use(middleware.json())
