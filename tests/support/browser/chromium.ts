import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

/** The headless shell first: it needs a third less CPU. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The system's Chromium where there is one, else the one that comes as an npm package. */
export async function launchChromium() {
  const executablePath = installed.find((path) => existsSync(path)) ?? (await packagedChromium())
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', ...quiet],
  })
}

/** It brings its own libraries, so no system package is needed. */
async function packagedChromium() {
  const { setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `vonk-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpackInto(folder)
  setupLambdaEnvironment(join(folder, 'al2023/lib'))
  useFontsIn(folder)
  return join(folder, 'chromium')
}

/** Into a folder that is renamed once it is complete: a run may be ended halfway. */
async function unpackInto(folder: string) {
  const { default: bundled, inflate } = await import('@sparticuz/chromium')
  const [unfinished, before] = [`${folder}-${process.pid}`, process.env.TMPDIR]
  mkdirSync(unfinished, { recursive: true })
  process.env.TMPDIR = unfinished
  try {
    await bundled.executablePath()
    await inflate(join(packageFolder, 'bin/al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  renameSync(unfinished, folder)
}

/** The package looks for its fonts elsewhere; without fonts, text has no size. */
function useFontsIn(folder: string) {
  const settings = join(folder, 'fonts.conf')
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')]
  writeFileSync(
    settings,
    `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`
  )
  process.env.FONTCONFIG_FILE = settings
}
