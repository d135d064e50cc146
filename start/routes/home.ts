import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  router.get('/', [controllers.home.Home, 'index']).as('index').use(middleware.guest())
})
