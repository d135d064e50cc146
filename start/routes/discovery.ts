import router from '@adonisjs/core/services/router'
import { addressedVariants } from '#core/profiles/photos/picture_address'
import { controllers } from '#generated/controllers'
import { likeTypes } from '#queries/likes/like_rows'
import { middleware } from '#start/kernel'
import { pageRoutes } from '#start/routes/pages_group'
import { blockLimit, likeLimits, profileLimit } from '#start/limiter'

const { MatchFinder, MatchFinderResults, Members, SwipeCards, SwipeGame, SwipeLikes, SwipePasses } =
  controllers.discovery
const { Likes, MemberBlocks, MemberLikes, Veils } = controllers.likes

pageRoutes(() => {
  router
    .group(() => {
      router
        .get('/members', [Members, 'index'])
        .as('members.index')
        .use(middleware.lookingFor('/members'))
      router.get('/members/:id', [Members, 'show']).as('members.show').use(profileLimit)
      router.get('/likes/m/:id', [Members, 'show']).as('likes.member').use(profileLimit)
    })
    .where('id', router.matchers.uuid())
    .use(middleware.searchAccess())

  router
    .get('/photos/:id/:variant', [controllers.profiles.Photos, 'show'])
    .where('id', router.matchers.uuid())
    .where('variant', new RegExp(`^(${addressedVariants.join('|')})$`))
    .as('photos.show')

  router
    .group(() => {
      router
        .post('/members/:id/like', [MemberLikes, 'store'])
        .as('members.like.store')
        .use(likeLimits)
      router
        .delete('/members/:id/like', [MemberLikes, 'destroy'])
        .as('members.like.destroy')
        .use(likeLimits)
      router
        .post('/members/:id/block', [MemberBlocks, 'store'])
        .as('members.block.store')
        .use(blockLimit)
      router.delete('/members/:id/block', [MemberBlocks, 'destroy']).as('members.block.destroy')
      router.get('/likes', [Likes, 'index']).as('likes.index')
      router
        .get('/likes/:type', [Likes, 'show'])
        .where('type', new RegExp(`^(${likeTypes.join('|')})$`))
        .as('likes.show')
      router.get('/veils/:token', [Veils, 'show']).as('veils.show')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.auth())

  router
    .group(() => {
      router
        .get('/match-finder', [MatchFinder, 'show'])
        .as('match_finder.show')
        .use(middleware.lookingFor('/match-finder'))
      router.post('/match-finder', [MatchFinder, 'store']).as('match_finder.store')
      router
        .get('/match-finder/results', [MatchFinderResults, 'index'])
        .as('match_finder.results.index')
        .use(middleware.lookingFor('/match-finder'))
      router
        .get('/swipe-game', [SwipeGame, 'show'])
        .as('swipe_game.show')
        .use(middleware.lookingFor('/swipe-game'))
      router.get('/swipe-game/cards', [SwipeCards, 'index']).as('swipe_game.cards.index')
      router.post('/swipe-game/:id/like', [SwipeLikes, 'store']).as('swipe_game.like.store')
      router.post('/swipe-game/:id/pass', [SwipePasses, 'store']).as('swipe_game.pass.store')
      router.delete('/swipe-game/:id/pass', [SwipePasses, 'destroy']).as('swipe_game.pass.destroy')
    })
    .where('id', router.matchers.uuid())
    .use(middleware.auth())
})

router
  .group(() => {
    router
      .get('/likes.php', [controllers.api.Likes, 'index'])
      .as('api.likes.index')
      .use(middleware.auth())
    router
      .get('/auto-like.php', [controllers.api.AutoLikes, 'show'])
      .as('api.auto_like.show')
      .use(middleware.auth())
  })
  .prefix('/api')
