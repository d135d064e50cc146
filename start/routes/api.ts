import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/user.php', [controllers.api.User, 'show']).as('api.user.show')
    router.get('/chats.php', [controllers.api.Chats, 'index']).as('api.chats.index')
  })
  .prefix('/api')
  .use([middleware.json(), middleware.auth()])
