import { hostname } from 'node:os'
import env from '#start/env'

/** Where health and metrics are asked for: this machine alone, unless told otherwise. */
export const operationsHost = env.get('OPS_HOST', '127.0.0.1')

/** Undefined: nothing is measured and nobody can ask. */
export const operationsPort = env.get('OPS_PORT')

/** Name of this node: the same after each restart, unlike the process id; nodes of one machine differ by their port. */
export const nodeName = `${hostname()}:${env.get('PORT')}`
