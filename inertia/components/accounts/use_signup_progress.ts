import type { Data } from '@generated/data'
import { useEffect, useState } from 'react'
import {
  delay,
  hide,
  timeout,
  progressAfter,
  progressSteps,
} from '~/components/accounts/signup_timing'
import { callOnce, callServer } from '~/live/call_server'

export type Match = Data.MemberTile

/** Milliseconds. */
const tick = 100
const pollInterval = 700

/** Progress of the sign-up since the form was sent. */
export function useSignupProgress(fresh: boolean) {
  const matches = useMatches()
  const sent = useMailSent()
  const { done, share } = progressAfter(useSinceSent(fresh), { matches: matches !== null, sent })
  const hidden = useLater(done === progressSteps.length, hide)
  return { matches: matches ?? [], sent, done, share, hidden: hidden || !fresh }
}

function useSinceSent(running: boolean) {
  const [since, setSince] = useState(0)
  useEffect(() => {
    if (!running) return
    const start = Date.now()
    const measure = () => setSince(Date.now() - start)
    const timer = setInterval(measure, tick)
    // A busy browser may skip the last ticks; the timeout must take effect all the same.
    const end = setTimeout(
      () => {
        clearInterval(timer)
        measure()
      },
      delay + timeout + 10 * tick
    )
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [running])
  return since
}

function useMatches() {
  const [matches, setMatches] = useState<Match[] | null>(null)
  useEffect(() => {
    void fetchMatches().then(setMatches)
  }, [])
  return matches
}

function useMailSent() {
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (sent) return
    const check = async () => {
      const response = await callOnce<'activation.show'>('GET', '/activation')
      setSent(response?.ok ? (await response.json()).sent : false)
    }
    void check()
    const timer = setInterval(check, pollInterval)
    const end = setTimeout(() => clearInterval(timer), timeout)
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

async function fetchMatches() {
  const response = await callServer<'signup.matches'>('GET', '/signup/matches')
  return response?.ok ? response.json() : []
}
