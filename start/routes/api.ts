import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.post('/user.php', [controllers.api.User, 'store']).as('api.user.store')
    router.get('/logout.php', [controllers.api.Logout, 'show']).as('api.logout')
    router.get('/settings.php', [controllers.api.Settings, 'show']).as('api.settings')
    router.get('/companyinfo.php', [controllers.api.CompanyInfo, 'show']).as('api.company_info')
    router.post('/page-hidden.php', [controllers.api.PageHidden, 'store']).as('api.page_hidden')
  })
  .prefix('/api')

router
  .group(() => {
    router.get('/user.php', [controllers.api.User, 'show']).as('api.user.show')
    router.put('/user.php', [controllers.api.User, 'update']).as('api.user.update')
    router.delete('/chat.php', [controllers.api.Chat, 'destroy']).as('api.chat.destroy')
    router.get('/chats.php', [controllers.api.Chats, 'index']).as('api.chats.index')
  })
  .prefix('/api')
  .use(middleware.auth())
