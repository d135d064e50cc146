import type { LucideIcon } from 'lucide-react'
import { PostForm } from '~/components/ui/post_form'

interface Props {
  name: 'invisible' | 'looking_for' | 'visitors' | 'own_site_only' | 'advertised' | 'captioned'
  /** Null: not answered yet. */
  chosen: boolean | null
  icon: LucideIcon
  /** What is chosen now. */
  state: string
  /** What the buttons say that choose it, and that reverse it. */
  choose: string
  reverse: string
}

/** What a member has chosen, and the button that reverses it; both where nothing is chosen. */
export function PrivacyChoice({ name, chosen, icon: Icon, state, choose, reverse }: Props) {
  return (
    <>
      <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
        {state}
      </p>
      {chosen !== true && <Answer name={name} value="1" submit={choose} />}
      {chosen !== false && <Answer name={name} value="0" submit={reverse} />}
    </>
  )
}

function Answer({ name, value, submit }: Pick<Props, 'name'> & { value: string; submit: string }) {
  return (
    <PostForm action="/profile/privacy" submit={submit} variant="quiet">
      <input type="hidden" name={name} value={value} />
    </PostForm>
  )
}
