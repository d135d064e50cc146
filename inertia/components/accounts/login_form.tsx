import { useForm, usePage } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '~/components/ui/button'
import { PasswordField } from '~/components/ui/password_field'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

export function LoginForm() {
  const { t } = useText()
  const { data, setData, post, processing, errors } = useForm({ email: '', password: '' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    post('/login')
  }
  return (
    <form onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <Refusal />
      <TextField
        label={t('accounts.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={data.email}
        onChange={({ target }) => setData('email', target.value)}
        error={errors.email}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        autoComplete="current-password"
        required
        value={data.password}
        onChange={({ target }) => setData('password', target.value)}
        error={errors.password}
      />
      <Button type="submit" size="large" wide loading={processing}>
        {t('accounts.log_in')}
      </Button>
    </form>
  )
}

/** It belongs to neither field: which of the two was wrong is nobody's business. */
function Refusal() {
  const { errors } = usePage().props
  const text = (errors as Record<string, string | undefined>).login
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
