import './transitionsvideolanding.css'
import { beginPlainPage } from '../plain/begin'
import { joinPlayer } from './base/player'

/*
 * Scenes and lines change together, for as long as it takes to read one; for whoever wants no motion the first
 * scene stays, all lines are there, and nothing begins.
 */
const secondsOfScene = 5.5
const page = document.documentElement

beginPlainPage()
const stage = document.querySelector('[data-stage]')
const lines = document.querySelector('[data-lines]')
if (stage && lines && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  begin([[...stage.children], [...lines.children]])
}

function begin(groups: readonly (readonly Element[])[]) {
  let timer: ReturnType<typeof setInterval> | undefined
  let at = 0
  page.classList.add('moving')
  joinPlayer({
    begins: true,
    play() {
      page.classList.remove('paused')
      timer = setInterval(() => (at = change(groups, at)), secondsOfScene * 1000)
    },
    pause() {
      page.classList.add('paused')
      clearInterval(timer)
    },
  })
}

/** Shows what comes after the scene at a place, and answers its own. */
function change(groups: readonly (readonly Element[])[], at: number) {
  // A transition would be drawn above the warning, and nobody sees one in a tab at the back.
  if (document.hidden || document.querySelector('dialog[open]')) return at
  const next = (at + 1) % (groups[0]?.length ?? 1)
  const show = () => {
    for (const group of groups) {
      for (const [place, one] of group.entries()) one.classList.toggle('shown', place === next)
    }
  }
  if (!('startViewTransition' in document)) show()
  // One that is skipped has shown the scene all the same.
  else void document.startViewTransition(show).ready.catch(() => undefined)
  return next
}
