import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'
import { typingLimit, uploadLimit } from '#start/limiter'

const {
  MessagePhotos,
  Conversations,
  Gifts,
  MemberConversations,
  MemberGifts,
  Messages,
  Reads,
  Typing,
} = controllers.messaging

pageRoutes(() => {
  router
    .group(() => {
      router.get('/chats', [Conversations, 'index']).as('chats.index')
      router.get('/chats/:id', [Conversations, 'show']).as('chats.show')
      router.get('/members/:id/chat', [MemberConversations, 'show']).as('members.chat')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.auth())
})

router
  .group(() => {
    router.get('/chats/:id/messages', [Messages, 'index']).as('messages.index')
    router.post('/chats/:id/messages', [Messages, 'store']).as('messages.store')
    router
      .delete('/chats/:id/messages/:message_id', [Messages, 'destroy'])
      .where('message_id', router.matchers.uuid())
      .as('messages.destroy')
    router.get('/gifts', [Gifts, 'index']).as('gifts.index')
    router.post('/chats/:id/gifts', [Gifts, 'store']).as('gifts.store')
    router.post('/members/:id/gifts', [MemberGifts, 'store']).as('members.gifts.store')
    router
      .post('/chats/:id/photos', [MessagePhotos, 'store'])
      .as('chat_photos.store')
      .use(uploadLimit)
    router.post('/members/:id/chat', [MemberConversations, 'store']).as('members.chat.begin')
    router.post('/chats/:id/read', [Reads, 'store']).as('reads.store')
    router.post('/chats/:id/typing', [Typing, 'store']).as('typing.store').use(typingLimit)
  })
  .where('id', router.matchers.uuid())
  .use([middleware.json(), middleware.auth()])

router
  .get('/chat-photos/:id/:variant', [MessagePhotos, 'show'])
  .where('id', router.matchers.uuid())
  .where('variant', /^(thumb|full)$/)
  .as('chat_photos.show')
  .use(middleware.auth())
