export type Named = { id: number; name: string }

/** The member whose profile led to the sign-up; without a person where visitors see no profiles. */
export type SignupTarget = {
  id: string
  person: {
    name: string
    age: number
    fictional: boolean
    place: string
    picture: string | null
  } | null
}

/** Props of the sign-up page. */
export type SignupProps = {
  gender: string | null
  seeking: string | null
  country: string
  countries: { value: string; label: string }[]
  regions: Named[]
  minAge: number
  messageLength: number
  pictures: string[]
  target: SignupTarget | null
  /** Begun on a landing page, which has asked for the address. */
  begun: boolean
}
