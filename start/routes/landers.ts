import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { landerNames, landersWithVariants } from '#core/landers/lander'
import { countingLimit } from '#start/limiter'
import { pageRoutes } from '#start/routes/pages_group'

const plain = landerNames.filter((name) => !landersWithVariants.includes(name))

pageRoutes(() => {
  router
    .get('/landers/:lander', [controllers.landers.Landers, 'show'])
    .as('landers.plain')
    .where('lander', oneOf(plain))
  router
    .get('/landers/:lander/:slug?', [controllers.landers.Landers, 'show'])
    .as('landers.show')
    .where('lander', oneOf(landersWithVariants))
  router
    .get('/shared-interests', [controllers.landers.SharedInterests, 'show'])
    .as('landers.shared_interests')
    .use(countingLimit)
})

function oneOf(names: readonly string[]) {
  return new RegExp(`^(?:${names.join('|')})$`)
}
