import type { Gate } from '#tests/cluster/parts/gate'
import type { MailOffice } from '#tests/cluster/parts/mail_office'
import type { Patroni } from '#tests/cluster/parts/patroni'
import type { Redis } from '#tests/cluster/parts/redis'
import type { Program } from '#tests/support/site/node'
import type { Row } from '#tests/support/site/run_sql'

/** A web node, or a worker, of the drill. */
export type Process = Readonly<{
  name: string
  kill: () => Promise<void>
  /** Starts it again, with other settings, or of another release, if given. */
  start: (settings?: NodeJS.ProcessEnv, program?: Program) => Promise<void>
  /** Asks it to stop; resolves with the exit code. */
  stop: () => Promise<number | null>
}>

export type WebNode = Process & Readonly<{ url: string; pid: () => number }>

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
}>

/** The parts of an operator that the long form has besides. */
export type WholeCluster = Cluster &
  Readonly<{
    folder: string
    /** The program of an unpacked release. */
    newRelease: string
    redis: Redis
    /** Between the nodes and the store of pictures. */
    storeGate: Gate
    databases: readonly Patroni[]
  }>
