import './maplanding.css'
import { beginLander } from './base/base'

/*
 * The list of regions and the map are one choice: the list is what the form sends, and without script the map
 * is a picture.
 */
beginLander()
const select = document.querySelector<HTMLSelectElement>('[data-region]')
const map = document.querySelector('[data-map]')
/** On a phone the list is far above the map. */
const tapped = document.querySelector<HTMLElement>('[data-tapped]')
const said = document.querySelector('p[data-said]')
if (select && said) joinMap(select, said)

function joinMap(list: HTMLSelectElement, status: Element) {
  const radios = map?.querySelectorAll('input') ?? []
  for (const radio of radios) {
    radio.disabled = false
    radio.addEventListener('change', () => {
      choose(radio.value)
      tell()
    })
  }
  list.addEventListener('change', () => choose(list.value))
  // A browser that comes back has the choice of before.
  if (list.value) choose(list.value)

  function choose(region: string) {
    list.value = region
    for (const radio of radios) radio.checked = radio.value === region
    for (const name of map?.querySelectorAll<SVGElement>('[data-name]') ?? []) {
      name.classList.toggle('chosen', name.dataset.name === region)
    }
    status.textContent = list.selectedOptions[0]?.dataset.said ?? ''
  }

  function tell() {
    if (!tapped) return
    tapped.textContent = `${list.selectedOptions[0]?.text}: ${status.textContent}`
    tapped.hidden = false
  }
}
