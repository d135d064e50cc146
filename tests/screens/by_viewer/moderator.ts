import { demoId } from '#database/demo/ids'
import type { People } from '#tests/screens/people'
import type { Screen } from '#tests/screens/screens'
import { openFirst } from '#tests/screens/states/back_office'

/** Pages of the back office that show a moderator less than its owner. */
export function screensOfModerator({ premium }: People): Screen[] {
  return [
    { name: 'moderator-dashboard', path: '/admin', whole: true },
    {
      name: 'moderator-report',
      path: '/admin/reports',
      prepare: openFirst('/admin/reports'),
      whole: true,
    },
    {
      name: 'moderator-member',
      path: `/admin/members/${demoId('user', premium.number)}`,
      whole: true,
    },
    { name: 'moderator-requests', path: '/admin/requests' },
    { name: 'moderator-me', path: '/admin/me' },
  ]
}
