import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '~/components/ui/class_names'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: string
  /** When false, only its content can close it: no Esc, backdrop or close button. */
  closable?: boolean
  /** Asked before Esc, backdrop or close button close it; false keeps it open. */
  mayClose?: () => boolean
  children: ReactNode
  /** Stays in view while the content scrolls. */
  footer?: ReactNode
}

/** Base of dialogs and sheets: the native element traps and returns the focus. */
export function Modal(props: ModalProps & { className: string }) {
  const { open, onClose, title, children, footer, className } = props
  const { closable = true, mayClose = () => true } = props
  const { t } = useText()
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => show(element.current, open), [open])
  const close = () => mayClose() && element.current?.close()

  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={classNames('modal', className)}
      // Some browsers close it at the second Esc despite preventDefault.
      onClose={() => (open && !(closable && mayClose()) ? element.current?.showModal() : onClose())}
      onCancel={(event) => !(closable && mayClose()) && event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && !closable && event.preventDefault()}
      onClick={(event) => closable && isBackdrop(event) && close()}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <h2 id={titleId} tabIndex={-1} className="px-6 pt-6 pr-16 pb-3 text-xl">
            {title}
          </h2>
          <div className="grow overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          {footer && <div className="border-t border-line px-6 py-4">{footer}</div>}
          {closable && (
            <IconButton
              label={t('common.close')}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={close}
              className="absolute top-4 right-4"
            />
          )}
        </div>
      )}
    </dialog>
  )
}

function show(dialog: HTMLDialogElement | null, open: boolean) {
  if (!open) return dialog?.close()
  if (dialog?.open) return
  dialog?.showModal()
  // On its first control Safari would show a ring, as if that were chosen.
  dialog?.querySelector('h2')?.focus()
}

/** A press on the backdrop reaches the dialog itself, outside its box. */
function isBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
