/*
 * `vonk ready`: waits until the web process of this OPS_PORT can answer pages, so that whoever starts it knows.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const timeoutSeconds = 60
const pauseMilliseconds = 100

// What the process knows already takes precedence.
process.loadEnvFile(join(process.env.ENV_PATH ?? '/etc/vonk', '.env'))
const { OPS_HOST = '127.0.0.1', OPS_PORT } = process.env
if (!OPS_PORT) end('OPS_PORT is not set: nobody can ask whether the site is ready')

const last = Date.now() + timeoutSeconds * 1000
let said = await ask()
while (said !== 'ready' && Date.now() < last) {
  await wait(pauseMilliseconds)
  said = await ask()
}
if (said !== 'ready') end(`Not ready after ${timeoutSeconds} seconds: ${said}`)

async function ask() {
  try {
    const answer = await fetch(`http://${OPS_HOST}:${OPS_PORT}/health/ready`)
    return answer.ok ? 'ready' : await answer.text()
  } catch (error) {
    return error.cause?.code ?? error.message
  }
}

function end(why) {
  console.error(why)
  process.exit(1)
}
