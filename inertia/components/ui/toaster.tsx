import { usePage } from '@inertiajs/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useText } from '~/i18n/use_text'
import 'sonner/dist/styles.css'
import '~/css/toaster.css'

/** Where toasts appear, at most 350 px wide; says what the server sent along with the page. */
export default function Toaster() {
  const { t } = useText()
  const { flash } = usePage().props
  useEffect(() => {
    if (flash.success) toast.success(flash.success)
    if (flash.error) toast.error(flash.error)
  }, [flash])
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
