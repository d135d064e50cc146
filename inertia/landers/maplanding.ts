import './maplanding.css'
import { beginPlainPage } from '../plain/begin'

/*
 * The list of regions and the map are one choice: the list is what the form sends, and without script the map
 * is a picture.
 */
beginPlainPage()
const list = document.querySelector<HTMLSelectElement>('[data-region]')
const radios = document.querySelectorAll<HTMLInputElement>('[data-map] input')
const names = document.querySelectorAll<SVGElement>('[data-name]')
const said = document.querySelector('p[data-said]')
/** On a phone the list is far above the map. */
const tapped = document.querySelector<HTMLElement>('[data-tapped]')
if (list) join(list)

function join(select: HTMLSelectElement) {
  for (const radio of radios) {
    radio.disabled = false
    radio.addEventListener('change', () => {
      select.value = radio.value
      tell(choose(select))
    })
  }
  select.addEventListener('change', () => choose(select))
  // A browser that comes back has the choice of before.
  if (select.value) choose(select)
}

/** Answers what is said of the chosen region. */
function choose({ selectedOptions, value }: HTMLSelectElement) {
  for (const radio of radios) radio.checked = radio.value === value
  for (const name of names) name.classList.toggle('chosen', name.dataset.name === value)
  const option = selectedOptions[0]
  const text = option?.dataset.said ?? ''
  if (said) said.textContent = text
  return `${option?.text}: ${text}`
}

function tell(text: string) {
  if (!tapped) return
  tapped.textContent = text
  tapped.hidden = false
}
