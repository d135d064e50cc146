import { Link } from '@inertiajs/react'
import { ImagePlus } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

/** Reminds the member to complete their profile. */
export function EnrichAlert({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useText()
  return (
    <Banner
      icon={<ImagePlus aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href="/profile/photos" className={inlineAction}>
          {t('common.add_picture')}
        </Link>
      }
    >
      {t('common.no_main_picture')}
    </Banner>
  )
}
