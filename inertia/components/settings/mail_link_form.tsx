import { usePage } from '@inertiajs/react'
import { Button } from '~/components/ui/button'

interface Props {
  action: string
  token: string
  submit: string
}

/** A native form on purpose: it may change who is logged in. */
export function MailLinkForm({ action, token, submit }: Props) {
  const { csrfToken } = usePage().props
  return (
    <form noValidate action={action} method="post">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="large">
        {submit}
      </Button>
    </form>
  )
}
