import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { adminRoutes } from '#start/routes/admin/group'

const { discounts } = controllers.admin

adminRoutes(() => {
  router
    .get('/discounts.csv', [discounts.Codes, 'csv'])
    .as('discounts.csv')
    .use(middleware.admin({ for: 'admin', right: 'see_discounts', isOfAllSites: true }))
  router
    .group(() => {
      router.get('/', [discounts.Codes, 'index']).as('index')
      router.get('/new', [discounts.Codes, 'create']).as('new')
      router.post('/', [discounts.Codes, 'store']).as('store')
      router
        .post('/codes/:code/end', [discounts.Codes, 'end'])
        .where('code', /^[A-Z\d-]{4,40}$/)
        .as('end')
      router.get('/effect.csv', [discounts.Effects, 'csv']).as('effect.csv')
      router.get('/effect', [discounts.Effects, 'show']).as('effect')
      router.get('/batches.csv', [discounts.Batches, 'listCsv']).as('batches.list.csv')
      router.get('/batches', [discounts.Batches, 'index']).as('batches')
      router.get('/batches/:id', [discounts.Batches, 'show']).as('batches.show')
      router.get('/batches/:id/codes.csv', [discounts.Batches, 'csv']).as('batches.csv')
      router.post('/batches/:id/end', [discounts.Batches, 'end']).as('batches.end')
    })
    .prefix('/discounts')
    .as('discounts')
    .where('id', router.matchers.uuid())
    .use(middleware.admin({ for: 'admin', right: 'see_discounts', isOfAllSites: true }))
})
