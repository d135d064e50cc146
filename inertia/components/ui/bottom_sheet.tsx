import { Modal, type ModalProps } from '~/components/ui/modal'

/** A modal of options: from the bottom edge on phones, centered on wider screens. */
export function BottomSheet(props: ModalProps) {
  return <Modal {...props} className="modal-tray" />
}
