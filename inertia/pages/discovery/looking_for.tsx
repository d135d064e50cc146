import { Heart } from 'lucide-react'
import { DiscoveryTabs } from '~/components/discovery/discovery_tabs'
import { PageTitle } from '~/components/shell/page_title'
import { EmptyState } from '~/components/ui/empty_state'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { AskingPage } from '../../../core/accounts/consents/consent'

/** In place of a page that finds members, for whoever took back the consent to use whom they look for. */
export default function LookingFor({ page }: InertiaProps<{ page: AskingPage }>) {
  const { t } = useText()
  return (
    <div className="mx-auto w-full max-w-[95rem] px-4 pt-1 pb-16 max-lg:min-h-dvh lg:px-8 lg:pt-4">
      <PageTitle title={t('discovery.ask_title')} />
      <DiscoveryTabs current={page} />
      <h1 className="sr-only">{t('common.search')}</h1>
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={t('discovery.ask_title')}
        action={
          <div className="-mt-6">
            <PostForm action="/profile/privacy" submit={t('settings.give_looking_for')}>
              <input type="hidden" name="looking_for" value="1" />
              <input type="hidden" name="back" value={page} />
            </PostForm>
          </div>
        }
      >
        {t('settings.looking_for_intro')}
      </EmptyState>
    </div>
  )
}
