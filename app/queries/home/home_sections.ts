import type { HttpContext } from '@adonisjs/core/http'
import { differences } from '#queries/home/differences'
import { peopleNear } from '#queries/home/people_near'
import { homeQuestions } from '#queries/home/questions'
import { drawnPeople } from '#queries/landers/drawn_people'
import { landerPeople } from '#queries/landers/lander_people'

/** People in the drawn search of the steps. */
const people = 6
/** Beside the regions. */
const faces = 5

type Asked = Readonly<{
  /** The pictures of the page are drawings: so are the people of its sections. */
  drawn: boolean
  /** Whether regions lead to the search, or to the sign-up. */
  maySearch: boolean
}>

/**
 * What stands below the pictures of the home page: of each section what it needs, null for one that
 * the site has switched off or has nothing to say in. Rule: docs/product/sites.md, Home page.
 */
export async function homeSections(ctx: HttpContext, { drawn, maySearch }: Asked) {
  const { addressLocale, locale, location, site } = ctx
  const { freeMessages, homeSections: wanted } = site.settings
  return {
    steps: wanted.includes('steps')
      ? { freeMessages, people: await stepPeople(site.id, drawn) }
      : null,
    differences: wanted.includes('differences') ? await differences(location.country, site) : null,
    near: wanted.includes('people_near') ? await peopleNear(ctx, drawn ? 0 : faces) : null,
    maySearch,
    questions: wanted.includes('questions') ? await homeQuestions(site, locale, addressLocale) : [],
  }
}

/** Members who agreed to be seen, or the site's drawn people, who have no names. */
async function stepPeople(siteId: string, drawn: boolean) {
  const wanted = { siteId, pictureSet: 'everyone', country: null } as const
  const members = drawn ? [] : await landerPeople(wanted, people)
  const shown = members.length < people ? drawnPeople(people) : members
  return shown.map(({ age, name, thumb }) => ({ age, name, picture: thumb }))
}
