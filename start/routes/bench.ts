import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import env from '#start/env'

/** Only for benchmarks: the baseline of `npm run bench`, and the memory in use. */
if (env.get('BENCH')) {
  router.get('/bench/bare', [controllers.bench.BarePages, 'show']).as('bench.bare')
  router.get('/bench/memory', [controllers.bench.Memories, 'show']).as('bench.memory')
}
