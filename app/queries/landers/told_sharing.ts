import type { I18n } from '@adonisjs/i18n'
import { enoughShared, toldSharing, type DrawnInterest } from '#core/landers/chosen_interests'
import type { PictureSet } from '#core/landers/choices'
import type { Country } from '#core/sites/countries'
import { countSharing } from '#queries/landers/count_sharing'
import { landerPeople } from '#queries/landers/lander_people'

type Asked = Readonly<{
  siteId: string
  country: Country | null
  chosen: readonly DrawnInterest[]
  pictureSet: PictureSet
  /** Whether the site tells what its members like. */
  tellsInterests: boolean
}>

const mostFaces = 3

/** What a lander says of the members who like the same, and faces of those who want to be seen. */
export async function sharingToTell(asked: Asked) {
  const { chosen, country, siteId, tellsInterests } = asked
  if (chosen.length === 0) return null
  const here = country && (await countSharing({ siteId, country, chosen }))
  const told = await toldSharing(here, () => countSharing({ siteId, country: null, chosen }))
  if (!told) return null
  const where = told.isHere ? country : null
  const faces = tellsInterests && told.sharing > 0 ? await facesOf(asked, where) : []
  return { sharing: told.sharing, country: where, faces }
}

async function facesOf({ chosen, pictureSet, siteId }: Asked, country: Country | null) {
  const people = await landerPeople({ siteId, pictureSet, country })
  return people
    .filter(({ interests }) => sharedBy(interests, chosen) >= enoughShared(chosen))
    .slice(0, mostFaces)
    .map(({ thumb }) => thumb)
}

function sharedBy(interests: readonly string[], chosen: readonly DrawnInterest[]) {
  return chosen.filter((interest) => interests.includes(interest)).length
}

type Told = Awaited<ReturnType<typeof sharingToTell>>

/** In words: the whole sentence, and its beginning that stands out. */
export function sharingInWords(i18n: I18n, told: Told, chosen: readonly DrawnInterest[]) {
  if (chosen.length === 0) return plain(i18n.t('landers.iconslanding_none'))
  if (!told) return plain(i18n.t('landers.iconslanding_kept'))
  const { country, sharing } = told
  const place = country ? i18n.t('landers.in_country', { country }) : ''
  const one = chosen.length === 1
  if (sharing === 0) {
    const nobody = one ? 'landers.iconslanding_nobody_one' : 'landers.iconslanding_nobody'
    return plain(i18n.t(nobody, { place }))
  }
  const who = i18n.t('landers.iconslanding_members', { count: sharing })
  const counted = { who, place, count: sharing, number: chosen.length }
  return { text: joined(i18n.t(shareTextOf(chosen.length), counted)), strong: who }
}

function shareTextOf(number: number) {
  if (number > 2) return 'landers.iconslanding_share'
  return number === 2 ? 'landers.iconslanding_share_both' : 'landers.iconslanding_share_one'
}

function plain(text: string) {
  return { text: joined(text), strong: null }
}

/** Without the gap of a place that is not known. */
function joined(text: string) {
  return text.replace(/ {2,}/g, ' ')
}
