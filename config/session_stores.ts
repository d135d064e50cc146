import { createHmac } from 'node:crypto'
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionData, SessionStoreFactory } from '@adonisjs/session/types'
import { appKey } from '#config/app'
import { isSessionless } from '#config/sessionless'

const flashKey = '__flash__'
export const csrfKey = 'csrf-secret'
const anHour = 3_600_000
const mostKept = 50_000
const touched = new Map<string, number>()

/**
 * A session store that extends a session once an hour instead of with every request: a page that
 * only reads must not wait for SQLite's one writer. A session may end an hour early.
 */
export function extendedHourly(
  provider: ConfigProvider<SessionStoreFactory>
): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    const makeStore = await provider.resolver(app)
    return (ctx, config) => {
      const store = makeStore(ctx, config)
      const touch = store.touch.bind(store)
      return Object.assign(store, {
        touch: async (id: string) => {
          if (isDue(id)) await touch(id)
        },
      })
    }
  })
}

function isDue(id: string) {
  const now = Date.now()
  if (now - (touched.get(id) ?? 0) < anHour) return false
  if (touched.size >= mostKept) touched.clear()
  touched.set(id, now)
  return true
}

type Stores = Record<string, SessionStoreFactory>

/**
 * Keeps flash messages for the next page: a fetch, a beacon or a picture may reach the server before
 * the page after a redirect, and would consume them unseen.
 */
export function flashForPages<Config extends { stores: Stores }>(
  provider: ConfigProvider<Config>
): ConfigProvider<Config> {
  return withEachStore(provider, forPages)
}

/**
 * Stores a session only while it holds something that must be kept. The secret of the CSRF tokens
 * is derived from the session's id, so a visitor who only reads has a cookie and no row.
 */
export function storedWhenNeeded<Config extends { stores: Stores }>(
  provider: ConfigProvider<Config>
): ConfigProvider<Config> {
  return withEachStore(provider, whenNeeded)
}

function withEachStore<Config extends { stores: Stores }>(
  provider: ConfigProvider<Config>,
  change: (makeStore: SessionStoreFactory) => SessionStoreFactory
): ConfigProvider<Config> {
  return configProvider.create(async (app) => {
    const config = await provider.resolver(app)
    const stores = Object.entries(config.stores)
    return {
      ...config,
      stores: Object.fromEntries(stores.map(([name, makeStore]) => [name, change(makeStore)])),
    }
  })
}

function whenNeeded(makeStore: SessionStoreFactory): SessionStoreFactory {
  return (ctx, config) => {
    const store = makeStore(ctx, config)
    // A test's client reads what is stored, without a request.
    if (!ctx) return store
    if (isSessionless(ctx)) return nothingStored
    const [read, write] = [store.read.bind(store), store.write.bind(store)]
    const [touch, destroy] = [store.touch.bind(store), store.destroy.bind(store)]
    const isNew = ctx.request.cookie(config.cookieName) === undefined
    let isStored = false
    return Object.assign(store, {
      read: async (id: string) => {
        const data = isNew ? null : await read(id)
        isStored = data !== null
        return { [csrfKey]: csrfSecretOf(id), ...data }
      },
      write: async (id: string, data: SessionData) => {
        const kept = withoutDerived(id, data)
        if (Object.keys(kept).length > 0) return write(id, kept)
        if (isStored) return destroy(id)
      },
      touch: async (id: string) => {
        if (isStored) return touch(id)
      },
    })
  }
}

const nothingStored: ReturnType<SessionStoreFactory> = {
  read: () => null,
  write: () => {},
  touch: () => {},
  destroy: () => {},
}

/** A login gives the session another id, and keeps its secret: pages that are open stay valid. */
function withoutDerived(id: string, { [csrfKey]: secret, ...data }: SessionData) {
  return secret === csrfSecretOf(id) ? data : { ...data, [csrfKey]: secret }
}

function csrfSecretOf(id: string) {
  return createHmac('sha256', appKey.release()).update(`csrf of ${id}`).digest('base64url')
}

function forPages(makeStore: SessionStoreFactory): SessionStoreFactory {
  return (ctx, config) => {
    const store = makeStore(ctx, config)
    return showsPage(ctx) ? store : passFlashBy(store)
  }
}

/** Without a write, which could overwrite that of a concurrent request of the same session. */
function passFlashBy(store: ReturnType<SessionStoreFactory>) {
  const read = store.read.bind(store)
  const write = store.write.bind(store)
  let flash: object | undefined
  return Object.assign(store, {
    read: async (id: string) => {
      const data = await read(id)
      if (!data) return data
      const { [flashKey]: kept, ...rest } = data
      flash = messages(kept)
      return rest
    },
    write: (id: string, data: SessionData) =>
      write(id, flash ? { ...data, [flashKey]: { ...flash, ...messages(data[flashKey]) } } : data),
  })
}

function messages(value: unknown) {
  return value !== null && typeof value === 'object' ? value : undefined
}

/** Browsers accept HTML for documents, Inertia has its own header; tools may send neither. */
function showsPage(ctx?: HttpContext) {
  const accepted = ctx?.request.header('accept')
  if (!ctx || !accepted || ctx.request.header('x-inertia')) return true
  return accepted.includes('text/html')
}
