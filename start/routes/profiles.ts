import router from '@adonisjs/core/services/router'
import { visitLists } from '#core/discovery/visits/remove_visits'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'

const { Profiles, Visits } = controllers.profiles
const { Geocodes, Interests, Regions } = controllers.api

pageRoutes(() => {
  router
    .group(() => {
      router.get('/profile/edit', [Profiles, 'edit']).as('profile.edit')
      router.post('/profile/edit', [Profiles, 'store']).as('profile.store')
      router.get('/visits', [Visits, 'index']).as('visits.index')
      router.get('/visits/made', [Visits, 'made']).as('visits.made')
      router.post('/visits/:list/remove', [Visits, 'destroyAll']).as('visits.destroy_all')
      router
        .post('/visits/:list/:id/remove', [Visits, 'destroy'])
        .where('id', router.matchers.uuid())
        .as('visits.destroy')
    })
    .where('list', new RegExp(`^(${visitLists.join('|')})$`))
    .use(middleware.auth())
})

router
  .group(() => {
    router.get('/geocode.php', [Geocodes, 'show']).as('api.geocode')
    router.get('/interests.php', [Interests, 'index']).as('api.interests.index')
    router.get('/regions.php', [Regions, 'index']).as('api.regions.index')
  })
  .prefix('/api')
