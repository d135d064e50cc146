import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'
import { useText } from '~/i18n/use_text'
import 'sonner/dist/styles.css'
import '~/css/toaster.css'

/** The container of toasts. */
export default function Toaster() {
  const { t } = useText()
  return (
    <Sonner
      position="top-center"
      offset={72}
      mobileOffset={{ top: 68, left: 16, right: 16 }}
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
