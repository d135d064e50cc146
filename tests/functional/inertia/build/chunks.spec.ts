import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from '@japa/runner'
import '@japa/assert'
import { bannerIcons, controls, pageIcons } from '../../../../inertia/build/chunks.js'

const root = 'inertia'
const parts = join(root, 'components/ui')

/** Small and on most pages of members, so they may be part of the layout's chunk. */
const onMostPages = ['button', 'chip', 'link_props', 'page_link', 'person', 'spinner', 'use_time_zone']
/** They come when there is something to say. */
const lazy = ['dialog', 'modal', 'toaster']

/** The files of what is around pages: most load one layout or the other. */
const framed = ['layouts/default.tsx', 'layouts/empty.tsx', 'app.tsx'].flatMap((file) => [
  ...reachedFrom(join(root, file)),
])

test.group('Code that only forms and lists need', () => {
  test('exists in the build, by each name on the list', ({ assert }) => {
    const names = readdirSync(parts).map(nameOf)
    assert.includeMembers(names, controls)
  })

  test('is not loaded with the frame', ({ assert }) => {
    const asked = framed.map(nameOf)
    assert.include(asked, 'page_link', 'the imports are followed')
    assert.deepEqual(
      controls.filter((name) => asked.includes(name)),
      []
    )
  })

  test('is no icon of the frame', ({ assert }) => {
    const shown = framed.flatMap(iconsOf)
    assert.include(shown, 'message-circle', 'the icons are found')
    assert.deepEqual(
      pageIcons.filter((name) => shown.includes(name)),
      []
    )
  })

  test('is told apart from icons of banners of the frame', ({ assert }) => {
    assert.includeMembers(framed.flatMap(iconsOf), bannerIcons)
  })

  test('includes every part that the frame does not need', ({ assert }) => {
    const spare = readdirSync(parts).filter((file) => !framed.includes(join(parts, file)))
    const listed = [...controls, ...onMostPages, ...lazy]
    assert.deepEqual(
      spare.map(nameOf).filter((name) => !listed.includes(name)),
      []
    )
  })
})

/** A file and its transitive static imports. */
function reachedFrom(file: string, reached = new Set<string>()) {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const imported of importsOf(file)) reachedFrom(imported, reached)
  return reached
}

/** By file name, such as `lock-open` for `LockOpen`. */
function iconsOf(file: string) {
  const icons = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return icons.split(',').map((name) => name.trim().replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase())
}

function importsOf(file: string) {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'~\/([^']+)'/gm)
  return [...imports].flatMap(([, path]) =>
    ['.ts', '.tsx'].map((end) => join(root, path + end)).filter((found) => existsSync(found))
  )
}

function nameOf(file: string) {
  return basename(file).replace(/\.tsx?$/, '')
}
