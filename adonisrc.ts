import { indexPages } from '@adonisjs/inertia'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  directories: {
    commands: 'app/commands',
    providers: 'app/providers',
    stubs: 'app/stubs',
  },

  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('#providers/private_files_provider'),
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('#providers/shield_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/queue/queue_provider'),
    () => import('#providers/ports_provider'),
    { file: () => import('#providers/last_answers_provider'), environment: ['web'] },
    { file: () => import('#providers/worker_provider'), environment: ['web'] },
    { file: () => import('#providers/start_warnings_provider'), environment: ['web'] },
    { file: () => import('#providers/replica_provider'), environment: ['web'] },
    { file: () => import('#providers/redis_provider'), environment: ['web'] },
    { file: () => import('#providers/operations_provider'), environment: ['web'] },
  ],

  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    { file: () => import('#start/view'), environment: ['web', 'test'] },
    { file: () => import('#start/multipart'), environment: ['web', 'test'] },
    { file: () => import('#start/live'), environment: ['web', 'test'] },
    { file: () => import('#start/listeners'), environment: ['web', 'test', 'console'] },
  ],

  tests: {
    suites: [
      { files: ['tests/functional/**/*.spec.ts'], name: 'functional', timeout: 120_000 },
      /** Every mail before spam filters, a signer and what mail programs can: of the whole run alone. */
      { files: ['tests/judged/*.spec.ts'], name: 'judged', timeout: 1_200_000 },
      /** How many files a request walks through, for `npm run house`. */
      { files: ['tests/house/*.spec.ts'], name: 'house', timeout: 120_000 },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/content/**/*.md', reloadServer: false },
    { pattern: 'resources/content/dates.json', reloadServer: false },
    { pattern: 'database/places/*.gz', reloadServer: false },
    { pattern: 'database/maps/countries/*.json', reloadServer: false },
    { pattern: 'database/demo/**/*.json', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'bundle/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: { glob: ['**/*_controller.ts'] },
        transformers: {
          enabled: true,
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#middleware/every_request/inertia_middleware',
        },
      }),
      indexPages({ framework: 'react' }),
    ],
    routesScanned: [() => import('./bin/index_answers.js')],
  },
})
