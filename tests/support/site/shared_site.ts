import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { runSql } from '#tests/support/site/run_sql'

let site: RunningSite

/** Starts the site that all tests of a run share. */
export async function startSharedSite(settings: NodeJS.ProcessEnv = {}) {
  site = await startSite(settings)
  return () => site.stop()
}

/** Kills its server as a power cut would, until it is started again on the same data. */
export function killSite() {
  return site.kill()
}

export function restartSite() {
  return site.restart()
}

/** Runs a command on the shared site; fails when the command does. */
export async function runAtSite(...command: string[]) {
  await site.ace(...command)
}

/** The environment of the shared site, for commands with another one. */
export function siteEnvironment() {
  return site.env
}

/** Runs a statement directly on the database of the shared site. */
export function runSqlAtSite(sql: string) {
  return runSql(site.env, sql)
}

/** All tests of a run sign up from the same address, and more often than one network may in an hour. */
export async function allowManySignUps() {
  await runSqlAtSite(`insert into settings (site_id, name, value)
    select id, 'signups_per_hour', '1000' from sites`)
}

export function siteUrl() {
  return site.url
}
