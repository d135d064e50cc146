import { collectDefaultMetrics, Registry } from 'prom-client'

/** All metrics of this process: memory, event loop and garbage collection, and the ones of Vonk. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })
