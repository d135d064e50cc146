import { mkdirSync } from 'node:fs'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import type { Engine, EngineName, EngineSession, Size } from '#tests/support/engines/engine'
import { EnginePage } from '#tests/support/engines/engine_page'
import { requirePrograms } from '#tests/support/engines/installed'
import { chosenEngines, startEngine } from '#tests/support/engines/start'
import { allowManySignUps, siteUrl, startSharedSite } from '#tests/support/site/shared_site'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** Folder of pictures of each page in stories that failed. */
const photographs = 'tmp/engines'

/** Milliseconds in which an engine tells of the last error of a page. */
const lastWords = 300

const engines = new Map<EngineName, Engine>()

/** Starts the site and the engines that all stories share. */
export async function startSiteAndEngines() {
  requirePrograms(chosenEngines)
  const stopSite = await startSharedSite()
  await allowManySignUps()
  for (const name of chosenEngines) engines.set(name, await startEngine(name))
  return async () => {
    for (const engine of engines.values()) await engine.stop()
    await stopSite()
  }
}

/** Opens a page of somebody who has been here before, in a session of its own. */
export type NewPage = (size?: Size, url?: string) => Promise<EnginePage>

/** Tells a story in one engine. It fails when one of its pages had an error, and its pages are closed. */
export async function tellIn(name: EngineName, story: (newPage: NewPage) => Promise<void>) {
  const sessions: EngineSession[] = []
  const newPage: NewPage = async (size = desktop, url = siteUrl()) => {
    const session = await engines.get(name)!.newSession()
    sessions.push(session)
    await session.addCookies([closedWarningCookie(url)])
    await session.resize(size)
    return new EnginePage(session, url)
  }
  try {
    await story(newPage)
    await haveNoErrors(sessions)
  } catch (error) {
    await photographAll(name, sessions)
    throw error
  } finally {
    for (const session of sessions) await session.close()
  }
}

async function haveNoErrors(sessions: readonly EngineSession[]) {
  await new Promise((fulfil) => setTimeout(fulfil, lastWords))
  for (const session of sessions) await session.evaluate('null')
  const errors = sessions.flatMap((session) => session.errors())
  if (errors.length > 0) throw new Error(`The pages had errors: ${errors.join('; ')}`)
}

async function photographAll(name: EngineName, sessions: readonly EngineSession[]) {
  mkdirSync(photographs, { recursive: true })
  for (const [index, session] of sessions.entries()) {
    const path = `${photographs}/${name}-${Date.now()}-${index}.png`
    await session.photograph(path).catch(() => {})
    console.error(`${path}: ${session.errors().join('; ') || 'no error in the page'}`)
  }
}
