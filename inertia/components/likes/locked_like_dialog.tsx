import { LikePicture } from '~/components/likes/like_picture'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'

interface Props {
  picture: string | null
  onClose: () => void
}

/** Somebody likes a free member, who sees as much of it as on the tiles. */
export function LockedLikeDialog({ picture, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog open onClose={onClose} title={t('likes.new_like_title')}>
      <LikePicture picture={picture} locked />
      <p className="mt-4 text-center text-pretty">{t('likes.locked_help')}</p>
      <div className="mt-6 flex flex-col gap-2">
        <ButtonLink wide href="/likes/received" onClick={onClose}>
          {t('likes.see_likes')}
        </ButtonLink>
        <ButtonLink variant="quiet" wide href="/credits" onClick={onClose}>
          {t('common.see_bundles')}
        </ButtonLink>
        <Button variant="link" onClick={onClose}>
          {t('likes.match_later')}
        </Button>
      </div>
    </Dialog>
  )
}
