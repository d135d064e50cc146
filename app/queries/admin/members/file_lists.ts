import type { DateTime } from 'luxon'
import type { Admin } from '#core/admin/admin'
import type { FileList } from '#core/admin/members/file_list'
import { actsAbout, looksAt } from '#queries/admin/audit_of'
import { measuresTaken } from '#queries/admin/measures_of'
import type { Listing } from '#queries/admin/members/file_page'
import {
  bouncesOf,
  consentsGivenBy,
  creditsOf,
  linksOf,
  loginsOf,
  ordersOf,
  sentMailsOf,
} from '#queries/admin/members/lists_of_account'
import {
  chatsOf,
  exportsOf,
  notesOf,
  readingsOf,
  reportsOf,
  ticketsOf,
} from '#queries/admin/members/lists_of_conduct'

type Member = Readonly<{ user: Readonly<{ id: string }>; profile: Readonly<{ id: string }> }>

/** The admin who looks at a file, and when. */
export type Looking = Pick<Admin, 'locale' | 'siteId'> & Readonly<{ now: DateTime }>

/** The lists of a member's file, the newest row of each first; nothing is read before a page is asked for. */
export function listsOfFile({ profile, user }: Member, { locale, now, siteId }: Looking) {
  return {
    notes: notesOf(user.id),
    logins: loginsOf(user.id, locale),
    consents: consentsGivenBy(user.id),
    orders: ordersOf(user.id),
    credits: creditsOf(user.id),
    sent: sentMailsOf(user.id),
    links: linksOf(user.id),
    bounces: bouncesOf(user.id),
    reports_about: reportsOf(profile.id, 'reported_id'),
    reports_made: reportsOf(profile.id, 'reporter_id'),
    chats: chatsOf(profile.id, siteId),
    readings: readingsOf(profile.id),
    complaints: ticketsOf(user.id),
    measures: measuresTaken(user.id),
    exports: exportsOf(user.id, now),
    audit: actsAbout(user.id),
    looks: looksAt(user.id),
  } satisfies Record<FileList, Listing<unknown>>
}
