import { router, usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'

interface Props extends ButtonStyle {
  action: string
  /** Accessible name, where the text alone is ambiguous. */
  label?: string
  /** For actions that lead back to the same page. */
  preserveScroll?: boolean
  className?: string
  children: ReactNode
}

/** A button that posts; a native form, so it works without script. */
export function PostButton(props: Props) {
  const { action, label, preserveScroll = false, className, children, ...style } = props
  const { csrfToken } = usePage().props
  const [posting, setPosting] = useState(false)
  const post = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.post(
      action,
      {},
      {
        preserveScroll,
        onStart: () => setPosting(true),
        onFinish: () => setPosting(false),
      }
    )
  }
  return (
    <form noValidate action={action} method="post" onSubmit={post} className={className}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Button type="submit" loading={posting} aria-label={label} {...style}>
        {children}
      </Button>
    </form>
  )
}
