/** In public/drawings. */
const drawings = 24

/** The site's drawn people, who have neither name nor age. */
export function drawnPeople(count: number) {
  return Array.from({ length: Math.min(count, drawings) }, (_, index) => ({
    id: null,
    name: null,
    age: null,
    country: null,
    caption: null,
    captioned: false,
    interests: [],
    thumb: `/drawings/${index + 1}.svg`,
    full: null,
  }))
}
