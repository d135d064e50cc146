import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { adminRoutes, seenBy } from '#start/routes/admin/group'

const { inbox } = controllers.admin

adminRoutes(() => {
  router.get('/inbox.csv', [inbox.Answers, 'csv']).as('inbox.csv').use(seenBy('see_inbox'))
  router
    .get('/inbox/profiles.csv', [inbox.Profiles, 'csv'])
    .as('inbox.profiles.csv')
    .use(seenBy('edit_fictional'))
  router
    .group(() => {
      router
        .group(() => {
          router.get('/', [inbox.Profiles, 'index']).as('index')
          router.get('/new', [inbox.Profiles, 'create']).as('new')
          router.post('/', [inbox.Profiles, 'store']).as('store')
          router.get('/:id', [inbox.Profiles, 'show']).as('show')
          router.post('/:id', [inbox.Profiles, 'update']).as('update')
          router.post('/:id/switch', [inbox.Profiles, 'switch']).as('switch')
          router.post('/:id/photos', [inbox.ProfilePhotos, 'store']).as('photos')
          router.get('/:id/photos/:photo', [inbox.ProfilePhotos, 'show']).as('photo')
          router.post('/:id/photos/:photo/main', [inbox.ProfilePhotos, 'choose']).as('photo.main')
          router
            .post('/:id/photos/:photo/remove', [inbox.ProfilePhotos, 'destroy'])
            .as('photo.remove')
        })
        .prefix('/profiles')
        .as('profiles')
        .where('id', router.matchers.uuid())
        .where('photo', router.matchers.uuid())
        .use(seenBy('edit_fictional'))
      router
        .group(() => {
          router.get('/', [inbox.Answers, 'index']).as('index')
          router.get('/lines', [inbox.ReadyLines, 'index']).as('lines')
          router.post('/lines', [inbox.ReadyLines, 'store']).as('lines.store')
          router.post('/lines/:line', [inbox.ReadyLines, 'update']).as('lines.update')
          router.post('/lines/:line/remove', [inbox.ReadyLines, 'destroy']).as('lines.remove')
          router.get('/:id', [inbox.Answers, 'show']).as('show')
          router.get('/:id/portraits/:side', [inbox.Pictures, 'portrait']).as('portrait')
          router.get('/:id/photos/:photo', [inbox.Pictures, 'photo']).as('photo')
          router.post('/:id/replies', [inbox.Replies, 'store']).as('reply')
          router.post('/:id/statements', [inbox.Replies, 'state']).as('state')
          router.post('/:id/aside', [inbox.Answers, 'putAside']).as('aside')
          router.post('/:id/release', [inbox.Answers, 'release']).as('release')
        })
        .where('id', router.matchers.uuid())
        .where('line', router.matchers.uuid())
        .where('photo', router.matchers.uuid())
        .where('side', /^(member|fictional)$/)
        .use(seenBy('see_inbox'))
    })
    .prefix('/inbox')
    .as('inbox')
})
