import { usePage } from '@inertiajs/react'
import { PostForm } from '~/components/ui/post_form'
import { TextArea } from '~/components/ui/text_area'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** Appeals against a decision, until the time for that is over. */
export function AppealForm({ id, until, unsent }: { id: string; until: string; unsent: string }) {
  const { t, rich } = useText()
  const { errors } = usePage().props
  return (
    <PostForm action={`/decisions/${id}/appeal`} submit={t('moderation.appeal_send')}>
      <TextArea
        label={t('moderation.appeal_label')}
        name="body"
        required
        defaultValue={unsent}
        error={errors.body}
      />
      <p className="text-sm text-muted">
        {rich('moderation.appeal_hint', { date: <Time key="date" value={until} format="date" /> })}
      </p>
    </PostForm>
  )
}
