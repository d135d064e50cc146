import { useState, useSyncExternalStore } from 'react'
import { noAnswers, payloadOf, type Answers } from '~/components/accounts/answers'

/** Answers survive a reload in this tab's sessionStorage; the password is never stored. */
const storageKey = 'signup'

interface AnswerState {
  answers: Answers
  /** The server's error texts by field, until the field changes. */
  errors: Record<string, string>
  /** How often errors were shown: the focus goes to the first of them then, and not when one is mended. */
  refusals: number
  /** False on the server and in the first render, which cannot read the storage. */
  restored: boolean
}

let state: AnswerState | null = null
const listeners = new Set<() => void>()

/** What came with the page. */
interface Start {
  given: Partial<Answers>
  suggested: Partial<Answers>
  home: Pick<Answers, 'country' | 'region'> | null
  /** Answers of steps that were sent without script, as before it runs: newer than the stored ones. */
  kept: Partial<Answers> | null
  errorsOf: (answers: Answers) => Record<string, string>
}

/** The answers of this tab; those that came with the page take precedence over stored ones. */
export function useAnswers(start: Start) {
  const [first] = useState<AnswerState>(() => begin(start, {}))
  return useSyncExternalStore(
    subscribe,
    () => (state ??= restore(start)),
    () => first
  )
}

/** Changes answers, and clears the errors of their fields. */
export function changeAnswers(changes: Partial<Answers>, fields: string[] = []) {
  if (!state) return
  const errors = Object.entries(state.errors).filter(([field]) => !fields.includes(rootOf(field)))
  const answers = { ...state.answers, ...changes }
  update({ ...state, answers, errors: Object.fromEntries(errors) })
  write(answers)
}

export function showErrors(errors: Record<string, string>) {
  if (state) update({ ...state, errors, refusals: state.refusals + 1 })
}

/** Shows what the server found in answers, but not of those that were changed while it looked. */
export function showJudgement(errors: Record<string, string>, judged: Answers) {
  if (!state) return
  const before = asSent(judged)
  const now = asSent(state.answers)
  const isSame = ([field]: [string, string]) => before.get(rootOf(field)) === now.get(rootOf(field))
  showErrors(Object.fromEntries(Object.entries(errors).filter(isSame)))
}

function asSent(answers: Answers) {
  const payload = Object.entries(payloadOf(answers))
  return new Map(payload.map(([field, value]) => [field, JSON.stringify(value)]))
}

/** Whether the visitor has answered anything, in this tab. */
export function hasAnswered() {
  return Object.values(read()).some(Boolean)
}

/** The account has been made. */
export function forgetAnswers() {
  state = null
  sessionStorage.removeItem(storageKey)
}

/** `date_of_birth.day` belongs to the field `date_of_birth`. */
export function rootOf(field: string) {
  return field.split('.')[0] ?? field
}

function update(next: AnswerState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function begin(start: Start, stored: Partial<Answers>): AnswerState {
  const answers = merge(start, { ...stored, ...start.kept })
  return { answers, errors: start.errorsOf(answers), refusals: 0, restored: false }
}

function restore(start: Start): AnswerState {
  const begun = begin(start, read())
  if (start.kept) write(begun.answers)
  return { ...begun, restored: true }
}

function merge({ given, suggested, home }: Start, before: Partial<Answers>): Answers {
  const answers = { ...noAnswers, ...suggested, ...before, ...home, ...given }
  if (!home || home.region === before.region) return answers
  // A place of another region than the one that came with the page.
  return { ...answers, place: '', placeName: '' }
}

function read(): Partial<Answers> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

function write({ password, consent, ...answers }: Answers) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(answers))
  } catch {
    // Without storage the answers last as long as the page.
  }
}
