import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressible = /\.(js|css|svg|json|woff)$/

/** Writes a .br and a .gz beside each built asset, so that serving needs no compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      if (!dir || this.environment.name !== 'client') return
      const files = await readdir(dir, { recursive: true })
      const paths = files.filter((file) => compressible.test(file)).map((file) => join(dir, file))
      await Promise.all(paths.map(compressFile))
    },
  }
}

async function compressFile(path: string) {
  const content = await readFile(path)
  await writeFile(`${path}.br`, await compressed(content))
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }))
}
