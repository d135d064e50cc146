/*
 * Compiles the TypeScript of the server into `build`, each file by itself and as in development: by
 * SWC. The types are checked by a step of the tests.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { transformFile } from '@swc/core'

const sources = [
  'adonisrc.ts',
  'bin/{console,server}.ts',
  '{.adonisjs/server,app,config,core,database,start}/**/*.ts',
]

const settings = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    // What the container resolves is in the metadata of a constructor.
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

export async function compile() {
  const files = globSync(sources).filter((file) => !file.endsWith('.d.ts'))
  await Promise.all(files.map(compileFile))
}

async function compileFile(file) {
  const { code, map } = await transformFile(file, settings)
  const target = join('build', file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`)
  writeFileSync(`${target}.map`, map)
}
