import { seekingOf, type Seeking } from '#core/profiles/orientation'
import { genders, sexualities, type Gender, type Profile } from '#core/profiles/profile'

/** Members of this gender fit when they have one of these sexualities. */
export type Orientation = Readonly<{ gender: Gender; sexualities: Profile['sexuality'][] }>

type Member = Pick<Profile, 'gender' | 'sexuality'>

/**
 * Who fits in a search for `wanted`, both ways: the viewer seeks them and they seek the viewer,
 * where 'bi' seeks both. A visitor has no profile and fits with everyone. Empty when the viewer
 * looks for a gender that they do not seek.
 */
export function matchingOrientations(viewer: Member | null, wanted: Seeking): Orientation[] {
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
