import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { sections, serverSections } from '../i18n/sections.js'

const prefix = 'virtual:dictionary/'
const bundled: Readonly<Record<string, readonly string[]>> = { ...sections, ...serverSections }

/**
 * Serves `virtual:dictionary/<section>/<locale>`: the texts of one section in one language, one
 * cached chunk each. A text with arguments is parsed here, at build time.
 */
export function dictionaries(folder: string): Plugin {
  return {
    name: 'dictionaries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return
      const [section, locale] = id.slice(prefix.length + 1).split('/')
      const areas = bundled[section]
      const files = areas.map((area) => join(folder, locale, `${area}.json`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(dictionary(areas, files))}`
    },
  }
}

function dictionary(areas: readonly string[], files: string[]) {
  const entries = files.flatMap((file, index) =>
    Object.entries(readTexts(file)).map(([key, text]) => [`${areas[index]}.${key}`, compile(text)])
  )
  return Object.fromEntries(entries)
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function compile(text: string) {
  return /[{<']/.test(text) ? parse(text) : text
}
