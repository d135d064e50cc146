import { Trash2 } from 'lucide-react'
import { PostButton } from '~/components/ui/post_button'
import { useText } from '~/i18n/use_text'
import type { VisitList } from '../../../core/discovery/visits/remove_visits'

/** Removes all visits of a list, after one question. */
export function RemoveVisits({ list }: { list: VisitList }) {
  const { t } = useText()
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-strong hover:underline">
        <Trash2 aria-hidden="true" className="size-5" />
        {t('profiles.remove_visits')}
      </summary>
      <p className="max-w-prose py-3">{t(`profiles.remove_visits_${list}`)}</p>
      <PostButton action={`/visits/${list}/remove`} variant="danger">
        {t('profiles.remove_visits_confirm')}
      </PostButton>
    </details>
  )
}
