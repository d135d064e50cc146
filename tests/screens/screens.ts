import { screensOfAdmin } from '#tests/screens/by_viewer/admin'
import { screensOfBlocked, screensOfCareful } from '#tests/screens/by_viewer/blocked_debtors'
import { screensOfDebtor } from '#tests/screens/by_viewer/debtor'
import { screensOfFree } from '#tests/screens/by_viewer/free'
import { screensOfModerator } from '#tests/screens/by_viewer/moderator'
import { screensOfNewcomer } from '#tests/screens/by_viewer/newcomer'
import { screensOfPremium } from '#tests/screens/by_viewer/premium'
import { screensOfSpent } from '#tests/screens/by_viewer/spent'
import { screensOfVisitor } from '#tests/screens/by_viewer/visitor'
import type { People } from '#tests/screens/people'
import type { Prepare } from '#tests/screens/states/common_states'
import type { Viewer } from '#tests/screens/viewers'

/** A page of the site in one state, for one viewer. */
export type Screen = Readonly<{
  name: string
  path: string
  /** The expected HTTP status; 200 by default. */
  status?: number
  prepare?: Prepare
  /** Captures the full page instead of the viewport. */
  whole?: boolean
  /** The widths at which the state exists; all by default. */
  only?: 'phone' | 'desktop'
  /** Screens of a kind are built alike, so that a quick run looks at some of them. */
  kind?: Kind
}>

export type Kind = 'text' | 'variant' | 'settings'

/** Every screen, by viewer. The screenshots and the axe tests both run through these lists. */
export function screensOf(people: People): Record<Viewer, readonly Screen[]> {
  return {
    visitor: screensOfVisitor(people),
    newcomer: screensOfNewcomer(people),
    free: screensOfFree(people),
    spent: screensOfSpent(people),
    premium: screensOfPremium(people),
    debtor: screensOfDebtor,
    blocked: screensOfBlocked,
    careful: screensOfCareful,
    outdated: [{ name: 'consent', path: '/consent' }],
    admin: screensOfAdmin(people),
    moderator: screensOfModerator(people),
  }
}
