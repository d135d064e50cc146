import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { useText } from '~/i18n/use_text'

/** What to do about a like or match, or to leave it for later. */
export function DialogActions({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useText()
  return (
    <div className="mt-6 flex flex-col gap-2">
      {children}
      <Button variant="link" onClick={onClose}>
        {t('likes.match_later')}
      </Button>
    </div>
  )
}
