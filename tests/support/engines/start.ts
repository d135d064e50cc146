import { startChromium, startFirefox } from '#tests/support/engines/bidi'
import {
  type Engine,
  type EngineName,
  engineNames,
  type Wishes,
} from '#tests/support/engines/engine'
import { startWebkit } from '#tests/support/engines/webkit'

const starts = { webkit: startWebkit, firefox: startFirefox, chromium: startChromium }

export function startEngine(name: EngineName, wishes: Wishes = {}): Promise<Engine> {
  return starts[name](wishes)
}

/** The engine that `--engine=…` names, or all of them. */
export const chosenEngines = namedIn(process.argv)

function namedIn(parameters: readonly string[]): readonly EngineName[] {
  const wish = parameters.find((one) => one.startsWith('--engine='))?.slice('--engine='.length)
  if (wish === undefined) return engineNames
  const named = engineNames.filter((name) => name === wish)
  if (named.length === 0) throw new Error(`No engine is called ${wish}: ${engineNames.join(', ')}`)
  return named
}
