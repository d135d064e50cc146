import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
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
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The system's Chromium where there is one, else the one that comes as an npm package. */
export async function launchChromium() {
  const executablePath = installed.find((path) => existsSync(path)) ?? (await packagedChromium())
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', ...quiet],
  })
}

/**
 * The package unpacks into the temporary folder whatever version is there, so it gets a folder
 * of its own. It brings its own libraries, so no system package is needed.
 */
async function packagedChromium() {
  const folder = join(tmpdir(), `vonk-chromium-153-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const {
      default: bundled,
      inflate,
      setupLambdaEnvironment,
    } = await import('@sparticuz/chromium')
    const executablePath = await bundled.executablePath()
    const entry = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
    await inflate(join(entry, '../bin/al2023.tar.br'))
    setupLambdaEnvironment(join(folder, 'al2023/lib'))
    useFontsIn(folder)
    return executablePath
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
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
