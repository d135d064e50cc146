import './socialnetwork.css'
import { beginPlainPage } from '../plain/begin'

/*
 * A heart fills at once, and the first question slides in; the heart goes on into the sign-up. Without
 * script it is a link to the sign-up that keeps it.
 */
const kept: string[] = []
const step = document.querySelector<HTMLElement>('[data-step]')
const said = document.querySelector<HTMLElement>('[data-kept]')
const title = document.querySelector<HTMLElement>('[data-kept-title]')
let last: HTMLElement | null = null

beginPlainPage()
for (const link of document.querySelectorAll<HTMLElement>('[data-heart]')) becomeButton(link)
document.querySelector('[data-close]')?.addEventListener('click', close)
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && last && !document.querySelector('dialog[open]')) close()
})
watchEnd()

function becomeButton(link: HTMLElement) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.setAttribute('aria-pressed', 'false')
  button.append(...link.childNodes)
  const { heart = '', name = '' } = link.dataset
  button.addEventListener('click', () => turn(button, heart, name))
  link.replaceWith(button)
}

function turn(button: HTMLElement, member: string, name: string) {
  const at = kept.indexOf(member)
  if (at < 0) kept.push(member)
  else kept.splice(at, 1)
  button.setAttribute('aria-pressed', String(at < 0))
  keep()
  if (at < 0) ask(button, name)
  else if (last) close()
}

/** Until the sign-up, in its form alone. */
function keep() {
  const form = document.querySelector<HTMLFormElement>('[data-question]')
  const known = form?.querySelector<HTMLInputElement>('[name=likes]')
  if (kept.length === 0) return known?.remove()
  const field = known ?? document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'likes', value: kept.join(',') })
  form?.append(field)
}

function ask(button: HTMLElement, name: string) {
  last = button
  if (title) title.textContent = String(title.dataset.words).replace('{}', name)
  said?.removeAttribute('hidden')
  step?.classList.add('asking')
  title?.focus({ preventScroll: true })
}

/** The feed comes back where it was, with the heart still filled. */
function close() {
  said?.setAttribute('hidden', '')
  step?.classList.remove('asking')
  last?.focus({ preventScroll: true })
  last = null
}

/** At the end, after the last post, the step is shown whole. */
function watchEnd() {
  const end = document.querySelector('[data-end]')
  if (!end) return
  const observer = new IntersectionObserver((seen) => {
    step?.classList.toggle('whole', seen.at(-1)?.isIntersecting)
  })
  observer.observe(end)
}
