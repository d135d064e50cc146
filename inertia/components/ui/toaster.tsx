import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'
import { useText } from '~/i18n/use_text'
import 'sonner/dist/styles.css'
import '~/css/toaster.css'

/** Above the bars at the foot of the window: see css/shell.css. */
const foot = 'calc(var(--bottom-bar) + var(--page-bar) + 1rem)'

/** The container of toasts. */
export default function Toaster() {
  const { t } = useText()
  return (
    <Sonner
      position="bottom-center"
      offset={{ bottom: foot }}
      mobileOffset={{ bottom: foot, left: 16, right: 16 }}
      containerAriaLabel={t('common.toasts')}
      closeButton
      duration={6000}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{ closeButtonAriaLabel: t('common.close') }}
    />
  )
}
