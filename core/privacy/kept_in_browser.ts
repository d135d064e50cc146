import { dismissalFlags } from '#core/notifications/banners/banner'
import type { Span } from '#core/privacy/span'

/** Where a browser keeps an entry: a cookie goes to the server with each request, the others stay. */
export type BrowserStore = 'cookie' | 'local_storage' | 'session_storage' | 'cache'

/** What ends an entry that is no cookie. */
export type EndOfEntry = 'logout' | 'tab' | 'logout_or_tab' | 'removed'

/** One thing that the browser of a reader keeps for a site. */
export type KeptInBrowser = Readonly<{
  /** A star at its end stands for the rest of a name. */
  name: string
  store: BrowserStore
  /** How long a cookie lasts, in minutes from when it was last set; null for what is no cookie. */
  minutes: number | null
  /** What ends it; null for a cookie. */
  until: EndOfEntry | null
  /** The people who get it: anybody who reads or joins, or admins of the site alone. */
  whose: 'people' | 'admins'
  /** The one that sets it: the site itself, or somebody else by what its pages load. */
  setBy: 'site' | 'others'
  /** Whether it serves to recognise people across sites, or to measure what they do. */
  tracks: boolean
}>

/** How long somebody who changed something reads only what is new, in seconds. */
export const justWrittenSeconds = 10

/** How long an old browser that chose to do without script stays so; meanwhile it may be updated. */
export const withoutScriptDays = 1

type Whose = KeptInBrowser['whose']

const ofSite: Pick<KeptInBrowser, 'setBy' | 'tracks'> = { setBy: 'site', tracks: false }

const day = 24 * 60
const year = 365 * day

/**
 * Everything that a site keeps in browsers: there is no other cookie and no other key. The page about
 * cookies is made of it, in every language. Rule: docs/product/privacy.md, Cookies.
 */
export const keptInBrowser = [
  cookie('auth.session', 30 * day),
  cookie('known-device', year),
  cookie('XSRF-TOKEN', 30 * day),
  cookie('i18n_redirected', year),
  cookie('geoip_selected_country', year),
  cookie('just-written', justWrittenSeconds / 60),
  cookie('without-script', withoutScriptDays * day),
  ...dismissalFlags.map((flag) => cookie(flag, year)),
  entry('kept:*', 'local_storage', 'logout'),
  entry('signup', 'session_storage', 'tab'),
  entry('historyKey', 'session_storage', 'logout_or_tab'),
  entry('historyIv', 'session_storage', 'logout_or_tab'),
  entry('reloaded-for-chunk-at', 'session_storage', 'tab'),
  entry('offline', 'cache', 'removed'),
  cookie('admin.session', 12 * 60, 'admins'),
  cookie('admin.device', year, 'admins'),
  cookie('settings.preview', 30, 'admins'),
  entry('admin.queue', 'session_storage', 'tab', 'admins'),
] as const

type Listed = (typeof keptInBrowser)[number]

/** The tables of the page about cookies. */
export type BrowserGroup = 'cookies' | 'notices' | 'entries' | 'team'

/** In which of them an entry stands. */
export function groupOf({ name, store, whose }: Pick<Listed, 'name' | 'store' | 'whose'>) {
  if (whose === 'admins') return 'team'
  if (store !== 'cookie') return 'entries'
  return dismissalFlags.some((flag) => flag === name) ? 'notices' : 'cookies'
}

/** How long a cookie lasts, in the largest unit of which it is a whole number. */
export function lifetimeOf(minutes: number): Span {
  if (minutes < 1) return { unit: 'seconds', count: Math.round(minutes * 60) }
  if (minutes % day === 0) return { unit: 'days', count: minutes / day }
  if (minutes % 60 === 0) return { unit: 'hours', count: minutes / 60 }
  return { unit: 'minutes', count: minutes }
}

/** The entry of the list that a name in a browser belongs to; undefined for one that is not listed. */
export function entryNamed(name: string, store: BrowserStore) {
  return keptInBrowser.find((one) => one.store === store && matches(one.name, name))
}

/** How many cookies readers and members may get: of the site, of others, and those that track. */
export function countCookies() {
  const cookies = keptInBrowser.filter(
    ({ store, whose }) => store === 'cookie' && whose === 'people'
  )
  return {
    own: cookies.filter(({ setBy }) => setBy === 'site').length,
    others: cookies.filter(({ setBy }) => setBy === 'others').length,
    trackers: cookies.filter(({ tracks }) => tracks).length,
  }
}

function matches(listed: string, name: string) {
  return listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed
}

function cookie<Name extends string>(name: Name, minutes: number, whose: Whose = 'people') {
  return {
    name,
    store: 'cookie',
    minutes,
    until: null,
    whose,
    ...ofSite,
  } as const satisfies KeptInBrowser
}

function entry<Name extends string>(
  name: Name,
  store: Exclude<BrowserStore, 'cookie'>,
  until: EndOfEntry,
  whose: Whose = 'people'
) {
  return { name, store, minutes: null, until, whose, ...ofSite } as const satisfies KeptInBrowser
}
