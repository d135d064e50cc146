import { router, usePage } from '@inertiajs/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'

interface Props extends Pick<ButtonStyle, 'variant'> {
  action: string
  /** Label of the button. */
  submit: string
  /** For a form with file fields. */
  withFiles?: boolean
  /** Keeps the button in view in a long form. */
  sticky?: boolean
  /** Stands under the button. */
  below?: ReactNode
  children?: ReactNode
}

/** A native form, read on submit, so that input from before hydration counts. */
export function PostForm(props: Props) {
  const { action, submit, variant, withFiles, sticky, below, children } = props
  const { csrfToken } = usePage().props
  const [posting, setPosting] = useState(false)
  const post = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    router.post(action, new FormData(form), {
      onError: () => setTimeout(() => focusInvalid(form)),
      onStart: () => setPosting(true),
      onFinish: () => setPosting(false),
    })
  }
  return (
    <form
      noValidate
      action={action}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      onSubmit={post}
      className="mt-6 flex flex-col gap-5"
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      {children}
      <div className={sticky ? inView : undefined}>
        <Button type="submit" variant={variant} size="large" wide loading={posting}>
          {submit}
        </Button>
      </div>
      {below}
    </form>
  )
}

/** Once the errors are shown; a summary of them takes the focus itself. */
function focusInvalid(form: HTMLFormElement) {
  if (document.activeElement?.closest('[role=alert]')) return
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

const inView =
  'sticky bottom-(--bottom-bar) z-10 -mx-4 border-t border-line bg-surface px-4 py-3 lg:mx-0 lg:px-0'
