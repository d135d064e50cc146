import './video.css'
import { beginPlainPage } from '../plain/begin'
import { joinPlayer } from './base/player'
import mp4 from './video/train.mp4'
import webm from './video/train.webm'

/*
 * The film begins by itself where nobody minds: not where data are saved, and not where less motion is wanted;
 * there nothing of it is loaded until somebody asks for it.
 */
import.meta.glob('./video/poster.*', { eager: true, query: '?url' })
beginPlainPage()
const film = document.querySelector<HTMLVideoElement>('[data-film] video')
if (film) joinPlayer({ begins: !wantsLess(), play: () => play(film), pause: () => film.pause() })

/** Whoever has no room for data, or wants no motion. */
function wantsLess() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function play(video: HTMLVideoElement) {
  if (!video.currentSrc) {
    addSource(video, webm, 'video/webm; codecs="av01.0.05M.08"')
    addSource(video, mp4, 'video/mp4')
  }
  await video.play()
  video.classList.add('seen')
}

function addSource(video: HTMLVideoElement, address: string, type: string) {
  const source = document.createElement('source')
  source.src = address
  source.type = type
  video.append(source)
}
