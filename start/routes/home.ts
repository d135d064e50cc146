import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router.get('/', [controllers.home.Home, 'index']).as('index').use(middleware.guest())
