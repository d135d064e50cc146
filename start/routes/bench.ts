import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import env from '#start/env'
import { pageRoutes } from '#start/routes/pages_group'

pageRoutes(() => {
  /** Routes for benchmarks: the baseline of `npm run bench`, and what the process uses. */
  if (env.get('BENCH')) {
    router.get('/bench/bare', [controllers.bench.BarePages, 'show']).as('bench.bare')
    router.get('/bench/process', [controllers.bench.Processes, 'show']).as('bench.process')
  }
})
