import { seekingOf, type Seeking } from '#core/profiles/orientation'
import { genders, sexualities, type Gender, type Profile } from '#core/profiles/profile'

/** A gender, and the sexualities with which its members match. */
export type Orientation = Readonly<{ gender: Gender; sexualities: Profile['sexuality'][] }>

type Member = Pick<Profile, 'gender' | 'sexuality'>

/** The member who searches; one who took back the consent to use whom they look for is `withdrawn`. */
type Viewer = Member & Pick<Profile, 'withdrawn'>

/**
 * The orientations that a search for `wanted` finds: those of members whom the viewer seeks and who seek the
 * viewer, where 'bi' seeks both. A visitor has no profile and matches everyone. Empty when the viewer searches for
 * a gender that they do not seek, and for whoever took back the consent to use it.
 * Rule: docs/product/discovery.md, Orientation.
 */
export function matchingOrientations(viewer: Viewer | null, wanted: Seeking): Orientation[] {
  if (viewer?.withdrawn) return []
  return genders
    .filter((gender) => includes(wanted, gender) && (!viewer || seeks(viewer, gender)))
    .map((gender) => ({ gender, sexualities: sexualitiesThatSeek(viewer, gender) }))
}

function sexualitiesThatSeek(viewer: Member | null, gender: Gender) {
  return sexualities.filter((sexuality) => !viewer || seeks({ gender, sexuality }, viewer.gender))
}

function seeks(member: Member, gender: Gender) {
  return includes(seekingOf(member), gender)
}

function includes(seeking: Seeking, gender: Gender) {
  return seeking === 'both' || seeking === gender
}
