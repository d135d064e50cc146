import { classNames } from '~/components/ui/class_names'
import { Modal, type ModalProps } from '~/components/ui/modal'

interface Props extends ModalProps {
  /** Gives it its greatest height from the beginning, as what fills it is still loaded. */
  tall?: boolean
}

/** A modal of options: from the bottom edge on phones, centered on wider screens. */
export function BottomSheet({ tall, ...props }: Props) {
  return <Modal {...props} className={classNames('modal-tray', tall && 'modal-tall')} />
}
