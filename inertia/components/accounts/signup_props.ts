import type { Read } from '@generated/answers'

/** The member whose profile led to the sign-up; without a person where visitors see no profiles. */
export type SignupTarget = Read<'accounts/signup_target', 'targetProps'>

/** Props of the sign-up page. */
export type SignupProps = Read<'accounts/signup_page', 'signupPage'> & {
  target: SignupTarget | null
  /** Begun on a landing page, which has asked for the address. */
  begun: boolean
}

export type Named = SignupProps['regions'][number]
