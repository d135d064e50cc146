import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import env from '#start/env'

/** Only a measured server has it: the baseline of `npm run bench`. */
if (env.get('BENCH'))
  router.get('/bench/bare', [controllers.bench.BarePages, 'show']).as('bench.bare')
