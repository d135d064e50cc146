import type { Read } from '@generated/answers'
import type { PendingActKind } from '../../../core/accounts/pending_act'

/** The member whose profile led to the sign-up; without a person where visitors see no profiles. */
export type SignupTarget = Read<'accounts/signup_target', 'targetProps'> & {
  act: PendingActKind
  /** What they wrote on a landing, as their first message. */
  line: string | null
}

/** Props of the sign-up page. */
export type SignupProps = Read<'accounts/signup_page', 'signupPage'> & {
  target: SignupTarget | null
  /** Whether a landing page has asked for the address already. */
  pending: boolean
}
