import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'

export type Match = Data.MemberTile

export const progressSteps = ['check_data', 'make_account', 'search_matches', 'send_mail'] as const

/** The bar waits a moment, takes its time and then leaves (milliseconds; section 4). */
const delay = 200
const duration = 5000
const hide = 500
const tick = 100
const pollEvery = 700
/** A mail server that takes longer than this is not waited for. */
const patience = 15_000

/**
 * What has happened since the form was sent. A step is done when it really is, and no sooner than
 * its share of the bar has passed.
 */
export function useSignupProgress(fresh: boolean) {
  const matches = useMatches()
  const sent = useMailSent()
  const elapsed = useElapsed(fresh)
  const gaveUp = elapsed > patience
  const happened = [true, true, matches !== null || gaveUp, sent || gaveUp]
  const pending = happened.findIndex((done) => !done)
  const really = pending === -1 ? happened.length : pending
  const share = Math.min(elapsed / duration, (really + 0.9) / happened.length, 1)
  const done = Math.min(really, Math.floor(share * happened.length))
  const hidden = useLater(done === happened.length, hide)
  return { matches: matches ?? [], sent, done, share, hidden: hidden || !fresh }
}

function useElapsed(running: boolean) {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!running) return
    const start = Date.now() + delay
    const measure = () => setElapsed(Math.max(0, Date.now() - start))
    const timer = setInterval(measure, tick)
    // A busy browser may skip the last ticks; patience must end all the same.
    const end = setTimeout(
      () => {
        clearInterval(timer)
        measure()
      },
      delay + patience + 10 * tick
    )
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [running])
  return elapsed
}

function useMatches() {
  const [matches, setMatches] = useState<Match[] | null>(null)
  useEffect(() => {
    void fetchJson<Match[]>('/signup/matches').then((found) => setMatches(found ?? []))
  }, [])
  return matches
}

function useMailSent() {
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (sent) return
    const ask = async () =>
      setSent((await fetchJson<{ sent: boolean }>('/activation'))?.sent ?? false)
    void ask()
    const timer = setInterval(ask, pollEvery)
    const end = setTimeout(() => clearInterval(timer), patience)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [sent])
  return sent
}

function useLater(condition: boolean, milliseconds: number) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!condition) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [condition, milliseconds])
  return late
}

async function fetchJson<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' } })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
