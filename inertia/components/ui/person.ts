/**
 * The name of a member as pages get it. It is no text for the compiler, so no page can show it by
 * accident without the label of a fictional profile: use `PersonName`, or `nameBesideLabel`.
 */
type MemberName = { readonly shownBy: 'PersonName' }

/** Who is shown: a name never travels without the answer to "is this a real member?". */
export type Person = Readonly<{ name: MemberName; age?: number | null; fictional: boolean }>

/** Makes a person of what the server sent; every field must be there, also `fictional`. */
export function personOf(member: {
  name: string
  age?: number | null
  fictional: boolean
}): Person {
  return { ...member, name: seal(member.name) }
}

/**
 * The bare name, only for words next to a place that already carries the label: a button "Chat
 * with Sanne" on her profile, the alternative text of her picture.
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
