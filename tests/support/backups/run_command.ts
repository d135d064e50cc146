import { execFile } from 'node:child_process'
import { siteEnvironment } from '#tests/support/site/shared_site'

/** Runs a command at the site with other settings; answers what it printed, and its exit code. */
export function runWith(
  command: string,
  settings: NodeJS.ProcessEnv = {},
  largestFile = 'unlimited'
) {
  const env = { ...siteEnvironment(), ...settings }
  const script = `ulimit -f ${largestFile}; exec "$0" build/ace.js ${command}`
  return new Promise<Readonly<{ code: number; output: string }>>((fulfil) => {
    execFile('sh', ['-c', script, process.execPath], { env }, (error, stdout, stderr) => {
      fulfil({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}
