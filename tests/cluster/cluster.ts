import type { MailOffice } from '#tests/cluster/parts/mail_office'
import type { Row } from '#tests/support/site/run_sql'

/** A web node, or a worker, of the drill. */
export type Process = Readonly<{
  name: string
  kill: () => Promise<void>
  start: (settings?: NodeJS.ProcessEnv) => Promise<void>
  stop: () => Promise<void>
}>

export type WebNode = Process & Readonly<{ url: string }>

/** What a drill is held on. */
export type Cluster = Readonly<{
  /** Where members reach it. */
  url: string
  /** The settings that its processes share. */
  env: NodeJS.ProcessEnv
  nodes: readonly WebNode[]
  workers: readonly Process[]
  office: MailOffice
  /** Asks the database itself. */
  sql: (statement: string) => Promise<Row[]>
  stop: () => Promise<void>
}>
