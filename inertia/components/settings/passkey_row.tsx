import type { Read } from '@generated/answers'
import { PostButton } from '~/components/ui/post_button'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

export type Passkey = Read<'accounts/passkeys_of', 'passkeysOf'>[number]

/** A passkey, its last use, and the button to remove it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, rich } = useText()
  const { id, name, added, used } = passkey
  const key = used ? 'settings.passkey_used_on' : 'settings.passkey_added_on'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-muted">
          {rich(key, { time: () => <Time value={used ?? added} format="date_time" /> })}
        </p>
      </div>
      <PostButton
        preserveScroll
        action={`/profile/passkeys/${id}/remove`}
        label={t('settings.remove_passkey_named', { name })}
        variant="quiet"
        size="small"
      >
        {t('settings.remove_passkey')}
      </PostButton>
    </li>
  )
}
