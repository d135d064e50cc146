import { screensOfBlocked, screensOfCareful } from '#tests/screens/by_viewer/blocked_debtors'
import { screensOfDebtor } from '#tests/screens/by_viewer/debtor'
import { screensOfFree } from '#tests/screens/by_viewer/free'
import { screensOfNewcomer } from '#tests/screens/by_viewer/newcomer'
import { screensOfPremium } from '#tests/screens/by_viewer/premium'
import { screensOfSpent } from '#tests/screens/by_viewer/spent'
import { screensOfVisitor } from '#tests/screens/by_viewer/visitor'
import type { People } from '#tests/screens/people'
import type { Prepare } from '#tests/screens/states/common_states'
import type { Viewer } from '#tests/screens/viewers'

/** A page of the site, or a state of it, as one viewer sees it. */
export type Screen = Readonly<{
  name: string
  path: string
  /** Of the answer; 200 by default. */
  status?: number
  prepare?: Prepare
  /** Photographed in its whole length instead of the first screen. */
  whole?: boolean
  /** The widths it exists at; every one by default. */
  only?: 'phone' | 'desktop'
}>

/**
 * Every screen, by who sees it. A new one joins its viewer's list: it is then looked at and tested
 * by axe.
 */
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
  }
}
