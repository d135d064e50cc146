import app from '@adonisjs/core/services/app'
import { LRUCache } from 'lru-cache'
import type { KeptPage } from '#replies/kept_pages/kept_page'

/** In milliseconds: how old counts of people, and lines for the hour, may be. */
const lifetime = 15_000
const mostPages = 2_000
const mostBytes = 64 * 1024 * 1024

/**
 * Pages as visitors get them, by what they depend on. What is asked for together is made once; a page
 * that was begun before everything was forgotten is not kept.
 */
class KeptPages {
  #pages = new LRUCache<string, KeptPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: lifetime,
  })
  #begun = new Map<string, Promise<KeptPage | null>>()

  /** In development every change of a view is to be seen, and tests change what they like. */
  isOn = app.inProduction

  get size() {
    return this.#pages.size
  }

  get(key: string) {
    return this.#pages.get(key)
  }

  /** The page that another visitor is waiting for; null once it turned out to be none to keep. */
  async beingMade(key: string) {
    return this.#begun.get(key)?.catch(() => null)
  }

  async make(key: string, work: () => Promise<KeptPage | null>) {
    const making = Promise.resolve().then(work)
    this.#begun.set(key, making)
    try {
      const page = await making
      if (page && this.#begun.get(key) === making) this.#pages.set(key, page)
      return page
    } finally {
      if (this.#begun.get(key) === making) this.#begun.delete(key)
    }
  }

  forget() {
    this.#pages.clear()
    this.#begun.clear()
  }
}

export const keptPages = new KeptPages()
