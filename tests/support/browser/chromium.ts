import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

/** Where the package has no program: it is made for Linux on x64 alone. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
const fontSettings = 'fonts.conf'
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']

/**
 * The headless shell that comes as an npm package: the same browser on every machine, and it needs
 * less than half the CPU of a whole Chromium, which draws a window for each page (decision 70).
 */
export async function launchChromium(wishes: readonly string[] = []) {
  return chromium.launch(await chromiumProgram(wishes))
}

/** The program, with its parameters and variables, for whatever drives it. */
export async function chromiumProgram(wishes: readonly string[] = []) {
  const program = isPackaged() ? await packagedChromium() : installedChromium()
  return {
    ...program,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', ...quiet, ...wishes],
  }
}

function isPackaged() {
  return process.platform === 'linux' && process.arch === 'x64'
}

function installedChromium() {
  return { executablePath: installed.find((path) => existsSync(path)) }
}

/** It brings its own libraries and fonts, so no system package is needed. */
async function packagedChromium() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(tmpdir(), `vonk-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (!existsSync(folder)) await unpackInto(folder)
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(folder, fontSettings),
  }
  return { executablePath: join(folder, 'chromium'), env }
}

/** Into a folder that is renamed once it is complete: a run may be ended halfway. */
async function unpackInto(folder: string) {
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await run(process.execPath, [join(import.meta.dirname, 'unpack_chromium.mjs'), packageFolder], {
    env: { ...process.env, TMPDIR: unfinished },
  })
  writeFileSync(join(unfinished, fontSettings), settingsOfFonts(folder))
  moveTo(folder, unfinished)
}

/** Two processes may have unpacked it at the same time: the first one's stays. */
function moveTo(folder: string, unfinished: string) {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** The package looks for its fonts elsewhere; without fonts, text has no size. */
function settingsOfFonts(folder: string) {
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')]
  return `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`
}
