/*
 * The ports of the production build, recording each step of a purchase: a response of the provider,
 * a write that is not committed, a commit. At the step that the test names,
 * the process ends as in a power cut.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Ports } from '#core/ports'
import type { PaymentGateway } from '#core/ports/payment_gateway'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import type { Repositories, UnitOfWork } from '#core/ports/unit_of_work'

const { STEPS_FILE: stepsFile = '', CRASH_AT_FILE: crashAtFile = '' } = process.env
const real = new URL('../../../build/app/adapters/ports.js', import.meta.url)
const built: { makePorts: () => Ports } = await import(real.href)

export function makePorts(): Ports {
  const ports = built.makePorts()
  const { unitOfWork, payments } = ports
  return {
    ...ports,
    unitOfWork: recordingUnitOfWork(unitOfWork),
    payments: recordingGateways(payments),
  }
}

function step(name: string) {
  appendFileSync(stepsFile, `${name}\n`)
  const last = existsSync(crashAtFile) ? readFileSync(crashAtFile, 'utf8') : ''
  if (last === name) process.kill(process.pid, 'SIGKILL')
}

/** A unit of work is named by its writes; one that only reads is no step. */
function recordingUnitOfWork(unitOfWork: UnitOfWork): UnitOfWork {
  return {
    run: async (work) => {
      const writes: string[] = []
      const answer = await unitOfWork.run((repositories) =>
        work(recordingRepositories(repositories, writes))
      )
      if (writes.length > 0) step(`${writes.join(', ')}: committed`)
      return answer
    },
  }
}

/** A crash after the first write must roll the whole unit of work back. */
function recordingRepositories(repositories: Repositories, writes: string[]): Repositories {
  const note = (name: string) => (method: string) => {
    if (!['add', 'addUnlessKnown', 'update', 'post'].includes(method)) return
    writes.push(`${name}.${method}`)
    if (writes.length === 1) step(`${writes[0]}: written`)
  }
  return new Proxy(repositories, {
    get: (all, name: keyof Repositories) => watched(all[name], note(name)),
  })
}

function recordingGateways(payments: PaymentGateways): PaymentGateways {
  return {
    for: (method) => recordingGateway(payments.for(method)),
    named: (name) => {
      const gateway = payments.named(name)
      return gateway && recordingGateway(gateway)
    },
    all: () => payments.all().map(recordingGateway),
  }
}

function recordingGateway(gateway: PaymentGateway): PaymentGateway {
  return watched(gateway, (method) => {
    if (['create', 'find', 'refund'].includes(method)) step(`payment.${method}: answered`)
  })
}

/** Wraps an object, to report each call once it is answered. */
function watched<T extends object>(target: T, answered: (method: string) => void): T {
  return new Proxy(target, {
    get: (_, method) => {
      const member: unknown = Reflect.get(target, method)
      if (typeof member !== 'function') return member
      return (...parameters: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, parameters)
        if (!(answer instanceof Promise)) return answer
        return answer.then((value: unknown) => {
          answered(String(method))
          return value
        })
      }
    },
  })
}
