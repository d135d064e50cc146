export type Named = { id: number; name: string }

/** Whom one signs up for; without a person where visitors see nobody. */
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

/** What the sign-up page gets from the server. */
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
  /** Begun on a lander, which has asked for the address. */
  begun: boolean
}
