/**
 * A member's name as an opaque type, so that no page can show it by accident without the label of a
 * fictional profile: use `PersonName`, or `nameBesideLabel`.
 */
type MemberName = { readonly shownBy: 'PersonName' }

/** A person to show: a name always comes with whether the profile is fictional. */
export type Person = Readonly<{ name: MemberName; age?: number | null; fictional: boolean }>

/** Makes a person of the server's data; `fictional` is required. */
export function personOf(member: {
  name: string
  age?: number | null
  fictional: boolean
}): Person {
  return { ...member, name: seal(member.name) }
}

/**
 * The bare name, only for text next to a place that has the label already: a button "Chat with
 * Sanne" on her profile, the alternative text of her picture.
 */
export function nameBesideLabel(person: Person) {
  return String(person.name)
}

/** "Sanne, 31", under the same condition. */
export function nameAndAgeBesideLabel(person: Person) {
  return person.age ? `${nameBesideLabel(person)}, ${person.age}` : nameBesideLabel(person)
}

function seal(name: string) {
  return name as unknown as MemberName
}
