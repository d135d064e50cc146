import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import env from '#start/env'

/** Only a measured server has them: the baseline of `npm run bench`, and what it holds in memory. */
if (env.get('BENCH')) {
  router.get('/bench/bare', [controllers.bench.BarePages, 'show']).as('bench.bare')
  router.get('/bench/memory', [controllers.bench.Memories, 'show']).as('bench.memory')
}
