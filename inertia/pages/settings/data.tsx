import type { Read } from '@generated/answers'
import { FileClock, MailCheck } from 'lucide-react'
import { PostButton } from '~/components/ui/post_button'
import { SettingsPage } from '~/components/settings/settings_page'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ last: Read<'accounts/own_download', 'lastDownload'> }>

const contents = [
  'settings.data_profile',
  'settings.data_messages',
  'settings.data_likes',
  'settings.data_orders',
  'settings.data_account',
  'settings.data_why',
] as const

/** Contents of the data download, and the button to request it. */
export default function Data({ last }: Props) {
  const { t, rich } = useText()
  return (
    <SettingsPage title={t('settings.data')} intro={t('settings.data_intro')}>
      <ul className="mt-6 flex list-disc flex-col gap-2 pl-5">
        {contents.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-muted">{t('settings.data_not')}</p>
      {last.state === 'preparing' && (
        <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
          <FileClock aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
          {t('settings.data_preparing')}
        </p>
      )}
      {last.readyAt && (
        <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
          <MailCheck aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
          <span>
            {rich('settings.data_ready_on', {
              time: () => <Time value={last.readyAt ?? ''} format="date_time" />,
            })}
          </span>
        </p>
      )}
      {last.mayAsk ? (
        <PostButton preserveScroll action="/profile/data" className="mt-6">
          {t('settings.data_ask')}
        </PostButton>
      ) : (
        <p className="mt-4 text-sm text-muted">{t('settings.data_once_a_day')}</p>
      )}
    </SettingsPage>
  )
}
