import type { Group, Test } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { measureReplica } from '#queries/replica/measure_replica'
import { replica } from '#queries/replica/replica'
import { makeDatabase } from '#tests/support/site/own_database'

/**
 * In place of a replica, a second database of the server with the same tables, where nobody is a member:
 * so one sees where a query reads.
 */
export function withReplica(group: Group) {
  let url: string | undefined
  group.setup(async () => {
    url = (await makeDatabase()).PG_URL
    lookAt(url)
    const ace = await app.container.make('ace')
    const { error, exitCode } = await ace.exec('migration:run', [
      '--connection=replica',
      '--compact-output',
      '--disable-locks',
    ])
    if (exitCode) throw error ?? new Error('The replica was not migrated')
    replica.isOn = true
    return async () => {
      replica.isOn = false
      await db.manager.close('replica')
    }
  })
  return {
    /** Has the replica fall so many milliseconds behind, and measures that. */
    behind: async (lag: number) => {
      const beats = db.connection('replica').getWriteClient()('replica_heartbeats')
      const at = await primaryNow()
      await beats
        .insert({ id: 1, at: at - lag })
        .onConflict('id')
        .merge()
      await measureReplica()
    },
    /** The replica is where nobody answers; nobody has measured that yet. */
    lose: (it: Test) => {
      it.cleanup(() => lookAt(url))
      lookAt('postgres://postgres@127.0.0.1:1/nobody')
    },
  }
}

function lookAt(connectionString: string | undefined) {
  const { config } = db.manager.get('replica')!
  const connection = { connectionString, connectionTimeoutMillis: 1000 }
  db.manager.patch('replica', Object.assign({}, config, { connection }))
}

async function primaryNow() {
  const { rows } = await db.rawQuery(
    'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now'
  )
  return rows[0].now
}
