import type { useOlderMessages } from '~/components/messaging/log/use_older_messages'
import { ScrollSentinel } from '~/components/messaging/scroll_sentinel'
import { Button } from '~/components/ui/button'
import { Spinner } from '~/components/ui/spinner'
import { useText } from '~/i18n/use_text'

interface Props {
  older: ReturnType<typeof useOlderMessages>
  /** There are no messages yet. */
  empty: boolean
  name: string
}

/** Top of the log: loads older messages, or says why there are none. */
export function OlderMessages({ older, empty, name }: Props) {
  const { t } = useText()
  if (older.failed) {
    return (
      <div className="grid justify-items-center gap-1 py-3 text-sm text-muted">
        <p role="alert">{t('messaging.older_failed')}</p>
        <Button variant="link" size="small" onClick={older.load}>
          {t('common.try_again')}
        </Button>
      </div>
    )
  }
  if (older.hasOlder) {
    return (
      <div className="grid place-items-center py-4 text-muted">
        <ScrollSentinel onReach={older.load} />
        <Spinner />
        <span className="sr-only">{t('messaging.loading_older')}</span>
      </div>
    )
  }
  if (older.limited) {
    return <p className="py-4 text-center text-sm text-muted">{t('messaging.history_limit')}</p>
  }
  if (!empty) return null
  return (
    <div className="py-10 text-center">
      <p className="text-lg font-bold">{t('messaging.first_words', { name })}</p>
      <p className="mt-1 text-muted">{t('messaging.first_words_help')}</p>
    </div>
  )
}
