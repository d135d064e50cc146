import { router, usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'

interface Props extends Pick<ButtonStyle, 'variant' | 'size'> {
  action: string
  /** Accessible name, where the text alone is ambiguous. */
  label?: string
  className?: string
  children: ReactNode
}

/** A button that posts; a native form, so it works without script. */
export function PressButton({ action, label, className, children, ...style }: Props) {
  const { csrfToken } = usePage().props
  const [posting, setPosting] = useState(false)
  const press = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const options = { onStart: () => setPosting(true), onFinish: () => setPosting(false) }
    router.post(action, {}, { preserveScroll: true, ...options })
  }
  return (
    <form action={action} method="post" onSubmit={press} className={className}>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Button type="submit" loading={posting} aria-label={label} {...style}>
        {children}
      </Button>
    </form>
  )
}
