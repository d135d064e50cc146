import type { Region } from '#core/profiles/place'
import { counties } from '#database/places/counties'

/** What Natural Earth says of a division. */
export type Division = Readonly<{
  iso_a2: string
  name: string
  /** The code of GeoNames, such as `NL.07`; of some, without what follows the dot. */
  gn_a1_code: string
  /** The region that a department or province is a part of; null for others. */
  region: string | null
}>

/** Countries whose regions are made of smaller divisions, known by the name of their region. */
const joined = new Set(['FR', 'IT', 'ES'])

/** Where Natural Earth and GeoNames spell a region differently. */
const otherNames: Readonly<Record<string, string>> = {
  "Provence-Alpes-Côte-d'Azur": "Provence-Alpes-Côte d'Azur",
  'Apulia': 'Puglia',
  'Sicily': 'Sicilia',
  'Valenciana': 'Comunidad Valenciana',
  'Foral de Navarra': 'Navarra',
  'Canary Is.': 'Canarias',
}

/** Divisions of the years before, by the districts that they are parts of now. */
const formerDistricts: Readonly<Record<string, readonly string[]>> = {
  N01: ['Antrim', 'Newtownabbey'],
  N02: ['Armagh', 'Banbridge', 'Craigavon'],
  N03: ['Belfast'],
  N04: ['Ballymoney', 'Coleraine', 'Limavady', 'Moyle'],
  N05: ['Derry', 'Strabane'],
  N06: ['Fermanagh', 'Omagh'],
  N07: ['Lisburn', 'Castlereagh'],
  N08: ['Ballymena', 'Carrickfergus', 'Larne'],
  N09: ['Dungannon', 'Magherafelt', 'Mid Ulster'],
  N10: ['Newry and Mourne', 'Down'],
  N11: ['Ards', 'North Down'],
  NTH: ['Northamptonshire'],
}

/** Counties that Natural Earth still draws in two. */
const formerCounties: Readonly<Record<string, string>> = {
  'IE.16': '42',
  'IE.37': '42',
  'IE.27': '44',
  'IE.41': '44',
  'IE.38': '26',
  'IE.40': '26',
}

const districts = new Map(
  Object.entries(formerDistricts).flatMap(([code, names]) => names.map((name) => [name, code]))
)
const countyOfPart = new Map(
  counties.flatMap(({ code, parts }) =>
    parts.map((part) => [`${code.slice(0, 2)}.${part}`, code.slice(3)])
  )
)

/** The region that a division is a part of; undefined for one where no member can live. */
export function regionOf(division: Division, regions: readonly Region[]) {
  const { iso_a2: country, region } = division
  const name = otherNames[region ?? ''] ?? region
  const code = codeOf(division)
  return regions.find((one) => {
    if (one.country !== country) return false
    return joined.has(country) ? one.name === name : one.code === code
  })
}

function codeOf({ gn_a1_code: listed, iso_a2: country, name, region }: Division) {
  if (region === 'Greater London') return 'GLA'
  const district = country === 'GB' ? districts.get(name) : undefined
  return district ?? formerCounties[listed] ?? countyOfPart.get(listed) ?? listed.slice(3)
}
