const members =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** Outside the Union, but in the European Economic Area, where its law on data holds too. */
const others = ['IS', 'LI', 'NO']

/** Whether a country, as ISO 3166-1 alpha-2 code, is a member of the European Union. */
export function isUnionMember(country: string) {
  return members.includes(country)
}

/** Whether the GDPR is the law of a country: it is in the European Economic Area. */
export function isInEconomicArea(country: string) {
  return isUnionMember(country) || others.includes(country)
}
