import { router, usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'

interface Props {
  action: string
  /** What the button says. */
  submit: string
  children: ReactNode
}

/** A real form, read when it is sent: what was typed before script came counts, too. */
export function PostForm({ action, submit, children }: Props) {
  const { csrfToken } = usePage().props
  const [posting, setPosting] = useState(false)
  const post = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.post(action, Object.fromEntries(new FormData(event.currentTarget)), {
      onStart: () => setPosting(true),
      onFinish: () => setPosting(false),
    })
  }
  return (
    <form action={action} method="post" onSubmit={post} className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
      <Button type="submit" size="large" wide loading={posting}>
        {submit}
      </Button>
    </form>
  )
}
