import './gallery.css'
import { beginPlainPage } from '../plain/begin'
import { readText } from './base/read_text'

/*
 * More people come as the end of the gallery comes near, a page of them at a time; without script the
 * same link loads the page with them.
 */
beginPlainPage()
watch({ byItself: true })

/** After a page that brought nobody new, the next one comes only for who asks for it. */
function watch({ byItself }: { byItself: boolean }) {
  const link = document.querySelector<HTMLAnchorElement>('[data-more]')
  if (!link) return
  const observer = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (!isIntersecting) return
      observer.disconnect()
      void load(link)
    },
    { rootMargin: '800px' }
  )
  if (byItself) observer.observe(link)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    observer.disconnect()
    void load(link)
  })
}

/** When the line is gone for longer than the retries, the link stays and can be followed again. */
async function load(link: HTMLAnchorElement) {
  if (link.ariaBusy) return
  link.ariaBusy = 'true'
  const page = await pageAt(link.href)
  link.ariaBusy = null
  const onward = document.querySelector('[data-onward]')
  const coming = page?.querySelector('[data-onward]')
  if (!page || !onward || !coming) return
  const tiles = document.querySelector('[data-tiles]')
  const tilesBefore = tiles?.childElementCount
  for (const tile of page.querySelectorAll('.tile')) {
    if (tiles?.querySelector(`img[src="${CSS.escape(sourceOf(tile))}"]`)) continue
    tile.classList.add('come')
    tiles?.append(tile)
  }
  onward.replaceChildren(...coming.childNodes)
  watch({ byItself: tiles?.childElementCount !== tilesBefore })
}

/** The address of a tile's picture: a person who was shown already, in another order meanwhile, is not shown again. */
function sourceOf(tile: Element) {
  return tile.querySelector('img')?.getAttribute('src') ?? ''
}

async function pageAt(address: string) {
  const text = await readText(address)
  return text === null ? null : new DOMParser().parseFromString(text, 'text/html')
}
