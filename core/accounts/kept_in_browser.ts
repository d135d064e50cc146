import { dismissalFlags } from '#core/notifications/banners/banner'

/** Where a browser keeps an entry: a cookie goes to the server with each request, the others stay. */
export type BrowserStore = 'cookie' | 'local_storage' | 'session_storage' | 'cache'

/** One thing that the browser of a reader keeps for a site. */
export type KeptInBrowser = Readonly<{
  /** A star at its end stands for the rest of a name. */
  name: string
  store: BrowserStore
  /** How long a cookie lasts, in minutes from when it was last set; null for what is no cookie. */
  minutes: number | null
  /** Who gets it: anybody who reads or joins, or admins of the site alone. */
  whose: 'people' | 'admins'
  /** Who sets it: the site itself, or somebody else by what its pages load. */
  setBy: 'site' | 'others'
  /** Whether it serves to recognise people across sites, or to measure what they do. */
  tracks: boolean
}>

/** How long somebody who changed something reads only what is new, in seconds. */
export const justWrittenSeconds = 10

/** How long an old browser that chose to do without script stays so; meanwhile it may be updated. */
export const withoutScriptDays = 1

const day = 24 * 60
const year = 365 * day

/**
 * Everything that a site keeps in browsers: there is no other cookie and no other key. The page about
 * cookies lists the same, in every language. Rule: docs/product/privacy.md, Cookies.
 */
export const keptInBrowser: readonly KeptInBrowser[] = [
  cookie('auth.session', 30 * day),
  cookie('known-device', year),
  cookie('XSRF-TOKEN', year),
  cookie('i18n_redirected', year),
  cookie('geoip_selected_country', year),
  cookie('push-askable', year),
  cookie('just-written', justWrittenSeconds / 60),
  cookie('without-script', withoutScriptDays * day),
  ...dismissalFlags.map((flag) => cookie(flag, year)),
  entry('kept:*', 'local_storage'),
  entry('signup', 'session_storage'),
  entry('historyKey', 'session_storage'),
  entry('historyIv', 'session_storage'),
  entry('reloaded-for-chunk-at', 'session_storage'),
  entry('offline', 'cache'),
  cookie('admin.session', 12 * 60, 'admins'),
  cookie('admin.device', year, 'admins'),
  cookie('settings.preview', 30, 'admins'),
  entry('admin.queue', 'session_storage', 'admins'),
]

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

function cookie(name: string, minutes: number, whose: KeptInBrowser['whose'] = 'people') {
  return { name, store: 'cookie', minutes, whose, setBy: 'site', tracks: false } as const
}

function entry(
  name: string,
  store: Exclude<BrowserStore, 'cookie'>,
  whose: KeptInBrowser['whose'] = 'people'
) {
  return { name, store, minutes: null, whose, setBy: 'site', tracks: false } as const
}
