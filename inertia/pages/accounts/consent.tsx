import { router } from '@inertiajs/react'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { legalLinks } from '~/components/accounts/legal_links'
import { Outcome } from '~/components/accounts/outcome'
import { TextLink } from '~/components/accounts/text_link'
import { clearBrowserEntries } from '~/browser_entries'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { PostButton } from '~/components/ui/post_button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import EmptyLayout from '~/layouts/empty'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  /** From when these terms hold. */
  version: string
  isToCome: boolean
  /** Where they are read. */
  page: string
}>

/** Members accept new terms, or leave; until then their rights stay open, and announced terms wait. */
export default function Consent({ isToCome, page, version }: Props) {
  const { t, rich } = useText()
  const logOut = () => {
    clearBrowserEntries()
    router.post('/logout')
  }
  return (
    <Outcome
      icon={<ScrollText aria-hidden="true" />}
      title={t(isToCome ? 'accounts.terms_coming_title' : 'accounts.terms_changed_title')}
      action={
        <>
          <PostButton action="/consent" size="large">
            {t('accounts.agree')}
          </PostButton>
          {isToCome ? (
            <ButtonLink variant="link" href="/members">
              {t('accounts.terms_later')}
            </ButtonLink>
          ) : (
            <Button variant="link" onClick={logOut}>
              {t('common.log_out')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {rich(isToCome ? 'accounts.terms_coming_text' : 'accounts.terms_changed_text', {
          date: <Time value={version} format="date" />,
          terms: linkTo(page),
        })}
      </p>
      <p>{rich('accounts.terms_refused_text', { leave: linkTo('/profile/delete') })}</p>
      {!isToCome && <p>{rich('accounts.terms_open_text', rights)}</p>}
      <p>{rich('accounts.terms_privacy_text', { privacy: legalLinks.privacy })}</p>
    </Outcome>
  )
}

function linkTo(path: string) {
  return (words: ReactNode[]) => <TextLink href={path}>{words}</TextLink>
}

/** What nobody has to agree for. */
const rights = {
  payments: linkTo('/transactions'),
  settings: linkTo('/profile/privacy'),
  notifications: linkTo('/notifications'),
  complaints: linkTo('/complaints'),
  data: linkTo('/profile/data'),
}

Consent.layout = (page: ReactNode) => <EmptyLayout>{page}</EmptyLayout>
