import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'
import { uploadLimit } from '#start/limiter'

const { MainPhotos, OwnPhotos, PhotoPlaces } = controllers.profiles

pageRoutes(() => {
  router
    .group(() => {
      router.get('/profile/photos', [OwnPhotos, 'index']).as('own_photos.index')
      router
        .post('/profile/photos', [OwnPhotos, 'store'])
        .as('own_photos.store')
        .use([middleware.json(), uploadLimit])
      router.put('/profile/photos/:id', [OwnPhotos, 'update']).as('own_photos.update')
      router.delete('/profile/photos/:id', [OwnPhotos, 'destroy']).as('own_photos.destroy')
      router.put('/profile/photos/:id/main', [MainPhotos, 'update']).as('main_photos.update')
      router.put('/profile/photos/:id/place', [PhotoPlaces, 'update']).as('photo_places.update')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.auth())
})
