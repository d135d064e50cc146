import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** One link or button. */
  action: ReactNode
  onDismiss: () => void
}

/** One slim line under the top bar; `BannerSlot` holds up to two. */
export function Banner({ icon, children, action, onDismiss }: Props) {
  const { t } = useText()
  const id = useId()
  return (
    <div className="site-banner">
      <div className="mx-auto flex min-h-11 max-w-[80rem] items-center pr-1 pl-4 lg:px-8">
        <div className="flex grow items-center justify-center gap-3 py-1.5">
          <span className="shrink-0">{icon}</span>
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
            <p id={id}>{children}</p>
            {action}
          </div>
        </div>
        <IconButton
          label={t('common.dismiss')}
          aria-describedby={id}
          icon={<X aria-hidden="true" className="size-5 text-muted" />}
          onClick={onDismiss}
          className="lg:-mr-3"
        />
      </div>
    </div>
  )
}
