import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import type { MessagePort } from 'node:worker_threads'

interface Tab {
  url: string
  focused: boolean
  focus: () => Promise<void>
  navigate: (url: string) => Promise<void>
  postMessage: (message: object, ports?: readonly MessagePort[]) => void
  follows: boolean
}

/** The surroundings of a service worker that a test can set. */
type Around = Readonly<{
  tabs?: readonly Tab[]
  token?: string | null
  subscribe?: (options: object) => Promise<object>
}>

type Call = Readonly<{ path: string; headers: Record<string, string>; body: unknown }>

const source = readFileSync('public/sw-push.js', 'utf8')

/** The service worker of the site, run outside a browser; `done` records its actions in order. */
export function pushWorker({ tabs = [], token = null, subscribe }: Around = {}) {
  const done: unknown[] = []
  const calls: Call[] = []
  const listeners = new Map<string, (event: object) => void>()
  const world = {
    URL,
    Request,
    MessageChannel,
    Promise,
    console,
    location: { origin: 'https://vonk.example' },
    navigator: {},
    caches: {},
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    clients: {
      matchAll: async () => tabs,
      openWindow: async (url: string) => void done.push(['opens', url]),
    },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: object) =>
        void done.push(['shows', title, options]),
    },
    cookieStore: { get: async () => token && { value: token } },
    fetch: async (path: string, { headers, body }: { headers: Call['headers']; body: string }) =>
      void calls.push({ path, headers, body: JSON.parse(body) }),
    // An active tab always answers in time, a sleeping one never does.
    setTimeout: (proceed: () => void) => tabs.some((tab) => tab.follows) || proceed(),
  }
  runInContext(source, createContext(Object.assign(world, { self: world })))

  /** Resolves once the worker has handled the event. */
  const dispatch = async (name: string, event: object = {}) => {
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
  }
  const press = async (data: object) => {
    const notification = { data, close: () => void done.push('closes') }
    await dispatch('notificationclick', { notification })
    return done
  }
  return { dispatch, press, done, calls }
}

/**
 * A tab of the site that records what is done to it; one that `follows` answers that it navigates
 * itself.
 */
export function tabAt(path: string, { follows = false, refuses = false } = {}) {
  const done: unknown[] = []
  const refuse = async () => {
    if (refuses) throw new TypeError('This client is not controlled')
  }
  const tab: Tab = {
    url: `https://vonk.example${path}`,
    focused: false,
    follows,
    focus: () => (done.push('focus'), refuse()),
    navigate: (url) => (done.push(['navigate', url]), refuse()),
    postMessage: (message, [port] = []) => {
      done.push(message)
      if (follows) port?.postMessage('I go')
    },
  }
  return { tab, done }
}
