import { router, usePage } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/ui/button'
import { PasswordField } from '~/components/ui/password_field'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** A real form, read when it is sent: what was typed before script came counts, too. */
export function LoginForm() {
  const { t } = useText()
  const { csrfToken, errors } = usePage().props
  const [posting, setPosting] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    router.post('/login', Object.fromEntries(new FormData(event.currentTarget)), {
      onStart: () => setPosting(true),
      onFinish: () => setPosting(false),
    })
  }
  return (
    <form action="/login" method="post" onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <Refusal text={errors.login} />
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={errors.email}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" size="large" wide loading={posting}>
        {t('accounts.log_in')}
      </Button>
    </form>
  )
}

/** It belongs to neither field: which of the two was wrong is nobody's business. */
function Refusal({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-card p-4 font-semibold text-danger inset-ring-2 inset-ring-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
}
