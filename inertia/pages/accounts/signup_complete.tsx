import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { type Completion, SignupOutcome } from '~/components/accounts/signup_outcome'
import { PageTitle } from '~/components/shell/page_title'
import { Brand } from '~/components/ui/brand'
import { useText } from '~/i18n/use_text'
import EmptyLayout from '~/layouts/empty'
import type { InertiaProps } from '~/types'

export default function SignupComplete({ fresh, next, outbox }: InertiaProps<Completion>) {
  const { t } = useText()
  const { me, site } = usePage().props
  return (
    <div className="min-h-dvh bg-surface px-5 py-6">
      <div className="mx-auto max-w-[40rem]">
        <PageTitle title={t('accounts.sign_up')} />
        <Brand name={site.name} />
        <div className="mt-12">
          <SignupOutcome
            name={me?.name ?? ''}
            mailedTo={me?.mailedTo ?? ''}
            fresh={fresh}
            next={next}
            outbox={outbox}
          />
        </div>
      </div>
    </div>
  )
}

SignupComplete.layout = (page: ReactNode) => <EmptyLayout>{page}</EmptyLayout>
