import { startCrashingSite, type CrashingSite } from '#tests/killed/crashing_site'

/** One for all tests that kill or stop it; each leaves it running. */
export let site: CrashingSite

export async function startSharedSite() {
  site = await startCrashingSite()
  return () => site.stop()
}
