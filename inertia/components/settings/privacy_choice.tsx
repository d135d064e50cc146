import type { LucideIcon } from 'lucide-react'
import { PostForm } from '~/components/ui/post_form'

interface Props {
  name: 'invisible' | 'advertised' | 'captioned'
  chosen: boolean
  icon: LucideIcon
  /** What is chosen now. */
  state: string
  submit: string
}

/** What a member has chosen, and the button that reverses it. */
export function PrivacyChoice({ name, chosen, icon: Icon, state, submit }: Props) {
  return (
    <>
      <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
        {state}
      </p>
      <PostForm action="/profile/privacy" submit={submit}>
        <input type="hidden" name={name} value={chosen ? '0' : '1'} />
      </PostForm>
    </>
  )
}
