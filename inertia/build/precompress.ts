import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|woff)$/

/** Writes a .br and a .gz beside each built asset, so that serving needs no compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      if (!dir || this.environment.name !== 'client') return
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (compressible.test(file)) compressFile(join(dir, file))
      }
    },
  }
}

function compressFile(path: string) {
  const content = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
