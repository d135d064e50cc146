import type { ReactNode } from 'react'
import type { Card } from '#core/ports/card_painter'

type Style = Readonly<Record<string, string | number>>

const spark =
  'M12 .8c.5 0 .7.3.8.7 1.1 5.2 3.3 7.9 8.3 9.7.4.2.7.4.7.8s-.3.6-.7.8c-5 1.8-7.2 4.5-8.3 9.7-.1.4-.3.7-.8.7s-.7-.3-.8-.7c-1.1-5.2-3.3-7.9-8.3-9.7-.4-.2-.7-.4-.7-.8s.3-.6.7-.8c5-1.8 7.2-4.5 8.3-9.7.1-.4.3-.7.8-.7Z'

/** Headings of up to this many letters are large. */
const shortHeading = 34

/** The site with its logo above, what the page is below, and sparks beside them. */
export function cardLayout({ description, heading, height, site, width }: Card): ReactNode {
  const size = heading.length <= shortHeading ? 76 : 62
  return box({ ...ground, width, height }, [
    at({ right: -150, top: -90 }, sparkOf(620, '#A78BFA', 0.16)),
    at({ right: 96, bottom: 64 }, sparkOf(190, '#A78BFA', 0.9)),
    at({ right: 265, top: 84 }, sparkOf(64, '#F0ABFC', 0.8)),
    box(brand, [sparkOf(52, '#A78BFA', 1), box({ marginLeft: 18 }, site)]),
    box({ flexDirection: 'column', width: 860 }, [
      box({ fontSize: size, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1.5 }, heading),
      box({ marginTop: 24, fontSize: 31, lineHeight: 1.4, color: '#D8CFF5' }, description),
    ]),
  ])
}

const ground = {
  boxSizing: 'border-box',
  position: 'relative',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: 72,
  color: '#FFFFFF',
  fontFamily: 'Open Sans',
  backgroundColor: '#1E1245',
  backgroundImage: 'linear-gradient(120deg, #150D30 0%, #1E1245 45%, #4C1D95 100%)',
}

const brand = { alignItems: 'center', fontSize: 44, fontWeight: 700, letterSpacing: -1 }

function box(style: Style, children: ReactNode): ReactNode {
  return element('div', { style: { display: 'flex', ...style }, children })
}

function at(place: Style, child: ReactNode) {
  return box({ position: 'absolute', ...place }, child)
}

function sparkOf(size: number, fill: string, opacity: number) {
  const path = element('path', { d: spark, fill, fillOpacity: opacity })
  return element('svg', { width: size, height: size, viewBox: '0 0 24 24', children: path })
}

/** Makes an element as React does, without a key: this is drawn once. */
function element(type: string, props: object): ReactNode {
  return { type, props, key: null }
}
