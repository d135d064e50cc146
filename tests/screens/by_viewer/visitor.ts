import { landerNames } from '#core/landers/lander'
import { publicPages } from '#core/sites/public_pages/page'
import { demoVariants } from '#database/demo/variants'
import { pageOf, type People } from '#tests/screens/people'
import type { Screen } from '#tests/screens/screens'
import * as complaints from '#tests/screens/states/complaints'
import * as states from '#tests/screens/states/common_states'

/** Screens of a visitor. */
export function screensOfVisitor(people: People): Screen[] {
  const locked = pageOf(people.withLocked(people.free))
  const fictional = pageOf(people.fictional)
  const screens: Screen[] = [
    { name: 'home', path: '/', whole: true },
    { name: 'home-first-visit', path: '/', prepare: states.comeForTheFirstTime },
    { name: 'home-languages', path: '/', prepare: states.openLanguages },
    ...[0, 1, 2, 3, 4].map((step) => ({ name: `signup-${step}`, path: `/signup?step=${step}` })),
    { name: 'signup-errors', path: '/signup?step=4', prepare: states.sendEmptyForm },
    { name: 'signup-target', path: `${locked}/signup` },
    { name: 'signup-target-fictional', path: `${fictional}/signup` },
    { name: 'signup-matches', path: '/signup-matches?gender=female&seeking=male' },
    { name: 'login', path: '/login' },
    { name: 'login-failed', path: '/login', prepare: states.logInWrongly },
    { name: 'reset-request', path: '/reset-password' },
    { name: 'reset-void', path: '/reset-password/do' },
    { name: 'activation-done', path: '/activate/done' },
    { name: 'activation-failed', path: '/activate/error' },
    { name: 'mail-change', path: '/mail-change/do?token=x' },
    { name: 'mail-change-undone', path: '/mail-change/undo?outcome=done' },
    { name: 'account-deleted', path: '/account-deleted' },
    { name: 'account-return', path: '/account/return?token=x' },
    { name: 'visitor-members', path: '/members' },
    { name: 'visitor-member', path: locked },
    { name: 'signup-modal', path: locked, prepare: states.openSignup },
    {
      name: 'signup-modal-errors',
      path: locked,
      prepare: states.inTurn(states.openSignup, states.sendEmptyModal),
    },
    { name: 'mail-again-failed', path: '/mail-again?outcome=failed' },
    { name: 'unsubscribe', path: '/unsubscribe/x' },
    { name: 'visitor-language', path: '/lang-config' },
    { name: 'terms', path: '/pages/terms' },
    { name: 'support', path: '/pages/service', whole: true },
    { name: 'faq', path: '/pages/faq', whole: true },
    { name: 'pricing', path: '/pricing', whole: true },
    { name: 'complaints', path: '/complaints', whole: true },
    { name: 'complaints-errors', path: '/complaints', prepare: states.sendEmptyForm, whole: true },
    { name: 'complaints-notice', path: '/complaints/illegal-content', whole: true },
    { name: 'complaints-appeal', path: '/complaints/appeal', whole: true },
    { name: 'complaints-privacy', path: '/complaints/privacy', whole: true },
    { name: 'complaints-withdrawal', path: '/complaints/withdrawal', whole: true },
    {
      name: 'complaints-withdrawal-confirm',
      path: '/complaints/withdrawal',
      prepare: complaints.stateWithdrawal,
    },
    {
      name: 'complaints-ticket-withdraw',
      path: '/complaints',
      prepare: complaints.askToWithdraw,
      whole: true,
    },
    {
      name: 'complaints-ticket',
      path: '/complaints',
      prepare: complaints.openAnsweredTicket,
      whole: true,
    },
    { name: 'not-found', path: '/nowhere', status: 404 },
    { name: 'error', path: '/dev/error', status: 500 },
    { name: 'offline', path: '/offline' },
    ...landerNames.map((lander) => ({ name: `lander-${lander}`, path: `/landers/${lander}` })),
    ...demoVariants.map(({ lander, slug }) => {
      const path = `/landers/${lander}/${slug}`
      return { name: `lander-${lander}-${slug}`, path, kind: 'variant' as const }
    }),
    {
      name: 'lander-tinderswipe-end',
      path: '/landers/tinderswipe',
      prepare: states.likeTheDeck,
    },
    {
      name: 'lander-iconslanding-chosen',
      path: '/landers/iconslanding',
      prepare: states.chooseInterests,
    },
    {
      name: 'lander-socialnetwork-heart',
      path: '/landers/socialnetwork',
      prepare: states.giveHeart,
    },
    { name: 'lander-first-visit', path: '/landers/gallery', prepare: states.comeToLander },
    { name: 'member-landing', path: `${locked}/landing`, whole: true },
    { name: 'member-landing2', path: `${locked}/landing2`, prepare: states.chooseLine },
    { name: 'member-landing2-own', path: `${locked}/landing2`, prepare: states.writeOwnLine },
    { name: 'member-landing3', path: `${locked}/landing3`, whole: true },
    {
      name: 'member-landing3-compared',
      path: `${locked}/landing3?gender=female&reason=dating&interest=hiking&home=same`,
    },
    { name: 'complete-signup', path: '/', prepare: states.continueFromLander('/complete-signup') },
    {
      name: 'complete-signup-account',
      path: '/',
      prepare: states.continueFromLander('/complete-signup?step=4'),
    },
    { name: 'outbox', path: '/dev/outbox' },
    { name: 'outbox-mail', path: '/dev/outbox', prepare: states.openFirstMail },
  ]
  return [...screens, ...otherTexts(screens)]
}

/** The pages of texts that no screen shows yet, and an earlier version of one. */
function otherTexts(screens: readonly Screen[]): Screen[] {
  const shown = new Set(screens.map(({ path }) => path))
  const texts = publicPages.map(({ path }) => path).filter((path) => path.startsWith('/pages/'))
  const others = texts.filter((path) => !path.includes(':') && !shown.has(path))
  return [...others, '/pages/terms/versions/first'].map((path) => {
    return { name: path.slice(1).replaceAll('/', '-'), path, kind: 'text' }
  })
}
