import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import edge from 'edge.js'
import { inertiaApiClient } from '@adonisjs/inertia/plugins/api_client'
import { dbAssertions } from '@adonisjs/lucid/plugins/db'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { compressed } from '#operations/compressed'
import { prepareDatabase } from '#tests/support/database/prepared'
import { listLogins } from '#tests/support/accounts/logins'
import { fixRandomSeed } from '#tests/support/runner/sample'
import { sqlCoverage } from '#tests/support/runner/sql_coverage'
import { summary } from '#tests/support/runner/summary'

export const plugins: Config['plugins'] = [
  assert(),
  ...(process.env.SQL_COVERAGE ? [sqlCoverage] : []),
  apiClient(),
  pluginAdonisJS(app),
  sessionApiClient(app),
  authApiClient(app),
  listLogins,
  shieldApiClient(),
  inertiaApiClient(app),
  dbAssertions(app),
]

export const reporters: Config['reporters'] = {
  activated: ['spec', 'summary'],
  list: [spec(), summary],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [fixRandomSeed, keepViews, prepareDatabase],
  teardown: [removeOwnFolders],
}

/** Removes what Vite, stored files and the faked drive left in the temporary folder. */
async function removeOwnFolders() {
  for (const kind of ['vite', 'storage', 'fakes']) {
    await rm(join(tmpdir(), `vonk-${kind}-${process.pid}`), { recursive: true, force: true })
  }
}

/** Reads each view once, as in production. */
function keepViews() {
  edge.configure({ cache: true })
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.setup(() => testUtils.httpServer().start((handle) => createServer(compressed(handle))))
}
