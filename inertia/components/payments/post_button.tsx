import { router, usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'

interface Props extends Pick<ButtonStyle, 'variant' | 'size'> {
  action: string
  children: ReactNode
}

/** A button that posts; a native form, so it works without script. */
export function PostButton({ action, children, ...style }: Props) {
  const { csrfToken } = usePage().props
  const [posting, setPosting] = useState(false)
  const post = (event: SubmitEvent) => {
    event.preventDefault()
    router.post(action, {}, { onStart: () => setPosting(true), onFinish: () => setPosting(false) })
  }
  return (
    <form action={action} method="post" onSubmit={post}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Button type="submit" wide loading={posting} {...style}>
        {children}
      </Button>
    </form>
  )
}
