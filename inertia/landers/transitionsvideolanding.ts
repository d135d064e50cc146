import './transitionsvideolanding.css'
import { beginLander } from './base/base'
import { joinPlayer } from './base/player'

/*
 * Scenes and lines change together, for as long as it takes to read one; for whoever wants no motion the first
 * scene stays, all lines are there, and nothing begins.
 */
const secondsOfScene = 5.5

beginLander()
const stage = document.querySelector('[data-stage]')
const lines = document.querySelector('[data-lines]')
if (stage && lines && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  begin([...stage.children], [...lines.children])
}

function begin(scenes: readonly Element[], texts: readonly Element[]) {
  const page = document.documentElement
  let timer: ReturnType<typeof setInterval> | undefined
  let at = 0
  page.classList.add('moving')
  joinPlayer({
    begins: true,
    play() {
      page.classList.remove('paused')
      timer = setInterval(change, secondsOfScene * 1000)
    },
    pause() {
      page.classList.add('paused')
      clearInterval(timer)
    },
  })

  function change() {
    // A transition would be drawn above the warning, and nobody sees one in a tab at the back.
    if (document.hidden || document.querySelector('dialog[open]')) return
    at = (at + 1) % scenes.length
    if ('startViewTransition' in document) document.startViewTransition(show)
    else show()
  }

  function show() {
    for (const group of [scenes, texts]) {
      for (const [place, one] of group.entries()) one.classList.toggle('shown', place === at)
    }
  }
}
