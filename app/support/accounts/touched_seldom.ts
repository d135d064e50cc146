import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionStoreFactory } from '@adonisjs/session/types'

const anHour = 3_600_000
const mostKept = 50_000
const touched = new Map<string, number>()

/**
 * A session store that prolongs a session once an hour, not with every request: a page that only
 * reads must not wait for the one writer of SQLite. Of thirty days an hour may be missing.
 */
export function touchedSeldom(
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
