import { Link } from '@inertiajs/react'
import { ImagePlus } from 'lucide-react'
import { Banner, bannerAction } from '~/components/shell/banner'
import { useText } from '~/i18n/use_text'

export function EnrichProfile({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useText()
  return (
    <Banner
      icon={<ImagePlus aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href="/profile" className={bannerAction}>
          {t('common.add_picture')}
        </Link>
      }
    >
      {t('common.no_picture_yet')}
    </Banner>
  )
}
