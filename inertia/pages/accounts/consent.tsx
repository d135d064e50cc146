import { router } from '@inertiajs/react'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { legalLinks } from '~/components/accounts/legal_links'
import { Outcome } from '~/components/accounts/outcome'
import { TextLink } from '~/components/accounts/text_link'
import { clearBrowserEntries } from '~/browser_entries'
import { Button } from '~/components/ui/button'
import { PostButton } from '~/components/ui/post_button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import EmptyLayout from '~/layouts/empty'
import type { InertiaProps } from '~/types'

/** Members must accept the terms or log out. */
export default function Consent({ version }: InertiaProps<{ version: string }>) {
  const { t, rich } = useText()
  const logOut = () => {
    clearBrowserEntries()
    router.post('/logout')
  }
  return (
    <Outcome
      icon={<ScrollText aria-hidden="true" />}
      title={t('accounts.terms_changed_title')}
      action={
        <>
          <PostButton action="/consent" size="large">
            {t('accounts.agree')}
          </PostButton>
          <Button variant="link" onClick={logOut}>
            {t('common.log_out')}
          </Button>
          <p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
            <TextLink href="/profile/data">{t('accounts.get_data')}</TextLink>
            <TextLink href="/profile/delete">{t('accounts.delete_title')}</TextLink>
          </p>
        </>
      }
    >
      <p>
        {rich('accounts.terms_changed_text', {
          date: <Time value={version} format="date" />,
          ...legalLinks,
        })}
      </p>
    </Outcome>
  )
}

Consent.layout = (page: ReactNode) => <EmptyLayout>{page}</EmptyLayout>
