import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { methodsOfRoutes } from '#replies/other_methods'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router.route('*', methodsOfRoutes, [controllers.errors.NotFound, 'index']).as('not_found')
})
