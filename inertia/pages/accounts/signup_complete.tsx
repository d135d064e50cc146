import { router, usePage } from '@inertiajs/react'
import { type ReactNode, useEffect } from 'react'
import { OpenMail } from '~/components/accounts/open_mail'
import { SignupProgress } from '~/components/accounts/signup_progress'
import { useSignupProgress } from '~/components/accounts/use_signup_progress'
import { PageTitle } from '~/components/shell/page_title'
import { Brand } from '~/components/ui/brand'
import { useText } from '~/i18n/use_text'
import EmptyLayout from '~/layouts/empty'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ fresh: boolean; chat: string | null; outbox: string | null }>

export default function SignupComplete({ fresh, chat, outbox }: Props) {
  const { t } = useText()
  const { me, site } = usePage().props
  const { hidden, matches, sent, done, share } = useSignupProgress(fresh)
  useWayToChat(chat, fresh && hidden)
  return (
    <div className="min-h-dvh bg-surface px-5 py-6">
      <div className="mx-auto max-w-[40rem]">
        <PageTitle title={t('accounts.sign_up')} />
        <Brand name={site.name} />
        <div className="mt-12" aria-live="polite">
          {hidden ? (
            <OpenMail sent={sent} matches={matches} outbox={outbox} chat={chat} />
          ) : (
            <SignupProgress name={me?.name ?? ''} done={done} share={share} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Who signed up for a certain member stands in that chat once all is told. */
function useWayToChat(chat: string | null, told: boolean) {
  useEffect(() => {
    if (chat && told) router.visit(chat, { replace: true })
  }, [chat, told])
}

SignupComplete.layout = (page: ReactNode) => <EmptyLayout>{page}</EmptyLayout>
