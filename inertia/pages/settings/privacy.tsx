import { usePage } from '@inertiajs/react'
import { Eye, EyeOff } from 'lucide-react'
import { PremiumAlert } from '~/components/settings/premium_alert'
import { PostForm } from '~/components/ui/post_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { Profile } from '../../../core/profiles/profile'

export default function Privacy({ invisible }: InertiaProps<Pick<Profile, 'invisible'>>) {
  const { t } = useText()
  const { errors } = usePage().props
  const Icon = invisible ? EyeOff : Eye
  return (
    <SettingsPage title={t('settings.privacy')} intro={t('settings.invisible_intro')}>
      <PremiumAlert text={errors.invisible} />
      <p role="status" className="mt-6 flex items-center gap-3 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
        {t(invisible ? 'settings.you_are_invisible' : 'settings.you_are_visible')}
      </p>
      <PostForm
        action="/profile/privacy"
        submit={t(invisible ? 'settings.become_visible' : 'settings.become_invisible')}
      >
        <input type="hidden" name="invisible" value={invisible ? '0' : '1'} />
      </PostForm>
    </SettingsPage>
  )
}
