export type Named = { id: number; name: string }

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
}
