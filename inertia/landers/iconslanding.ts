import './iconslanding.css'
import { beginPlainPage } from '../plain/begin'
import { readText } from './base/read_text'

/*
 * What is chosen is counted while one chooses: shortly after the last tap the server says how many like
 * the same. Without script the choice goes on into the sign-up all the same.
 */
type Told = Readonly<{ text: string; strong: string | null; faces: readonly string[] }>

const pause = 300
const form = document.querySelector<HTMLFormElement>('[data-question]')
const told = document.querySelector<HTMLElement>('[data-told]')
const number = document.querySelector<HTMLElement>('[data-chosen]')
const nothing: Told = { text: told?.textContent ?? '', strong: null, faces: [] }
let timer = 0
let lastTurn = 0

beginPlainPage()
form?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'interests') follow()
})
// What was chosen before this script came; the browser gives it back when one comes back to the page.
follow()
addEventListener('pageshow', follow)

function chosen() {
  return [...(form?.querySelectorAll<HTMLInputElement>('[name=interests]:checked') ?? [])].map(
    ({ value }) => value
  )
}

function follow() {
  if (number) number.textContent = String(number.dataset.chosen).replace('{}', `${chosen().length}`)
  clearTimeout(timer)
  lastTurn += 1
  timer = window.setTimeout(() => void count(lastTurn), pause)
}

/** An answer that comes after the next tap is none. */
async function count(turn: number) {
  const interests = chosen()
  const answer = interests.length === 0 ? nothing : await ask(interests, turn)
  if (turn === lastTurn) show(answer ?? nothing)
}

async function ask(interests: readonly string[], turn: number) {
  const address = `${told?.dataset.told}&interests=${encodeURIComponent(interests.join(','))}`
  const text = await readText(address, () => turn === lastTurn)
  return text === null ? null : (JSON.parse(text) as Told)
}

function show({ faces, strong, text }: Told) {
  const begins = strong !== null && text.startsWith(strong)
  const loud = document.createElement('b')
  loud.textContent = begins ? strong : ''
  if (told && told.textContent !== text) {
    told.replaceChildren(...(begins ? [loud, text.slice(strong.length)] : [text]))
  }
  document.querySelector('[data-faces]')?.replaceChildren(...faces.map(faceAt))
}

function faceAt(source: string) {
  const face = new Image(40, 40)
  face.src = source
  face.alt = ''
  return face
}
