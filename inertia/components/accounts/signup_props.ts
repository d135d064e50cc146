import type { Option } from '~/components/ui/select'

export interface Named {
  id: number
  name: string
}

/** What the sign-up page gets from the server. */
export interface SignupProps {
  gender: string | null
  seeking: string | null
  country: string
  countries: Option[]
  regions: Named[]
  minAge: number
  messageLength: number
  pictures: string[]
}
