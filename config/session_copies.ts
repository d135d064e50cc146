import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionData, SessionStoreFactory } from '@adonisjs/session/types'

/**
 * A session store whose sessions are read from copies in Redis. Every change is written to the store
 * first, so that nothing is lost and nobody is logged out when Redis is gone, comes back empty, or is
 * taken into use.
 */
export function copiedToRedis(url: string, provider: ConfigProvider<SessionStoreFactory>) {
  return configProvider.create(async (app): Promise<SessionStoreFactory> => {
    const makeStore = await provider.resolver(app)
    const { sharedConnectionTo } = await import('#redis/connection')
    const { SessionCopies } = await import('#redis/session_copies')
    const copies = new SessionCopies(sharedConnectionTo(url))
    return (ctx, config) => withCopies(makeStore(ctx, config), copies)
  })
}

type Store = ReturnType<SessionStoreFactory>

type Copies = Readonly<{
  find: (id: string) => Promise<SessionData | null | undefined>
  add: (id: string, data: SessionData | null) => Promise<void>
  put: (id: string, data: SessionData | null) => Promise<void>
}>

export function withCopies(store: Store, copies: Copies): Store {
  const [read, write] = [store.read.bind(store), store.write.bind(store)]
  const destroy = store.destroy.bind(store)
  return Object.assign(store, {
    read: async (id: string) => {
      const copy = await copies.find(id)
      if (copy !== undefined) return copy
      const data = await read(id)
      await copies.add(id, data)
      return data
    },
    write: async (id: string, data: SessionData) => {
      await write(id, data)
      await copies.put(id, data)
    },
    destroy: async (id: string) => {
      await destroy(id)
      await copies.put(id, null)
    },
  })
}
