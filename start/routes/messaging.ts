import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { typingLimit } from '#start/limiter'

const { Chats, MemberChats, Messages, Reads, Typing } = controllers.messaging

router
  .group(() => {
    router.get('/chats', [Chats, 'index']).as('chats.index')
    router.get('/chats/:id', [Chats, 'show']).as('chats.show')
    router.get('/members/:id/chat', [MemberChats, 'show']).as('members.chat')
  })
  .where('id', router.matchers.uuid())
  .use(middleware.auth())

router
  .group(() => {
    router.get('/chats/:id/messages', [Messages, 'index']).as('messages.index')
    router.post('/chats/:id/messages', [Messages, 'store']).as('messages.store')
    router
      .delete('/chats/:id/messages/:message_id', [Messages, 'destroy'])
      .where('message_id', router.matchers.uuid())
      .as('messages.destroy')
    router.post('/members/:id/chat', [MemberChats, 'store']).as('members.chat.begin')
    router.post('/chats/:id/read', [Reads, 'store']).as('reads.store')
    router.post('/chats/:id/typing', [Typing, 'store']).as('typing.store').use(typingLimit)
  })
  .where('id', router.matchers.uuid())
  .use([middleware.json(), middleware.auth()])
