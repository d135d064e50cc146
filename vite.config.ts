import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from './config/browsers.js'
import { chunks } from './inertia/build/chunks.js'
import { dictionaries } from './inertia/build/dictionaries.js'
import { minifyAgain } from './inertia/build/minify_again.js'
import { narrowFonts } from './inertia/build/narrow_fonts.js'
import { precompress } from './inertia/build/precompress.js'
import { sonnerStylesheet } from './inertia/build/sonner_stylesheet.js'

/**
 * Tests render pages on the server alone: nothing changes meanwhile, and no browser asks for a script.
 * Two processes of tests may run at the same time.
 */
const inTest = process.env.NODE_ENV === 'test' && {
  cacheDir: join(tmpdir(), `vonk-vite-${process.pid}`),
  server: { watch: null, ws: false as const },
  optimizeDeps: { noDiscovery: true },
}

/** Each lander has a script and a style sheet of its own. */
const landers = readdirSync(`${import.meta.dirname}/inertia/landers`)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `inertia/landers/${file}`)

const loadedFirst = /^(vendor|shell|rolldown-runtime)-/

export default defineConfig({
  ...inTest,
  plugins: [
    react(),
    tailwindcss(),
    sonnerStylesheet(),
    narrowFonts(`${import.meta.dirname}/node_modules/.cache/fonts`),
    dictionaries(`${import.meta.dirname}/resources/lang`),
    adonisjs({
      entryPoints: ['inertia/app.tsx', 'inertia/plain.ts', 'inertia/admin/admin.ts', ...landers],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge', 'resources/lang/**/*.json'],
    }),
    minifyAgain(/^(vendor|shell)$/),
    precompress(),
  ],

  build: {
    target: buildTarget,
    modulePreload: {
      // Every page has loaded these by then.
      resolveDependencies: (_, files) => files.filter((file) => !loadedFirst.test(file)),
    },
  },

  environments: {
    // Where config/vite.ts looks for it; by default it would lie in `public`.
    ssr: { build: { outDir: 'bundle/server' } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks }, chunkFileNames: '[name]-[hash:7].js' },
        },
      },
    },
  },

  ssr: { noExternal: ['lucide-react'] },

  resolve: {
    alias: {
      '../createLucideIcon.mjs': `${import.meta.dirname}/inertia/build/light_icon.tsx`,
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      'laravel-precognition': `${import.meta.dirname}/inertia/build/no_precognition.ts`,
      // Texts are parsed when the site is built, so the browser needs no parser.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
})
