import { useForm } from '@inertiajs/react'
import { Undo2 } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import { Button } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  token: string
  /** Null unless the member has just logged in. */
  finalAt: string | null
}>

export default function Return({ token, finalAt }: Props) {
  const { t, rich } = useText()
  const { post, processing } = useForm({ token })
  return (
    <Outcome
      icon={<Undo2 aria-hidden="true" />}
      title={t('accounts.return_title')}
      action={
        <Button size="large" loading={processing} onClick={() => post('/account/return')}>
          {t('accounts.return_button')}
        </Button>
      }
    >
      <p>{t('accounts.return_text')}</p>
      {finalAt && (
        <p>{rich('accounts.return_until', { date: <Time value={finalAt} format="date" /> })}</p>
      )}
    </Outcome>
  )
}
