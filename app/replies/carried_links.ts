import { carryOn, type Carried } from '#core/users/carried'

/** Links and forms, as React and Edge write them. */
const ways = /<(?:a|form)\b[^>]*>/g
/** Where one leads that stays on the site. */
const target = /(\s(?:href|action)=")(\/[^"]*)/
/** A form that is read replaces the query of its address by its fields. */
const isRead = /\smethod="get"/i

/** The characters that both write as entities. */
const entities = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** A document whose links and forms name what is carried. */
export function carryInLinks(html: string, carried: Carried) {
  return html.replace(ways, (way) => (isRead.test(way) ? way : carryInWay(way, carried)))
}

function carryInWay(way: string, carried: Carried) {
  return way.replace(target, (_, before: string, address: string) => {
    return before + escape(carryOn(unescape(address), carried))
  })
}

function unescape(text: string) {
  return text.replace(
    /&(?:amp|lt|gt|quot|#x27|#39);/g,
    (one) => entities[one as keyof typeof entities]
  )
}

function escape(text: string) {
  return text.replace(/[&<>"']/g, (one) => escapes[one as keyof typeof escapes])
}
