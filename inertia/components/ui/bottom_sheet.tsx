import { Modal, type ModalProps } from '~/components/ui/modal'

/** Things to choose from: from the lower edge on phones, in the middle of a wider screen. */
export function BottomSheet(props: ModalProps) {
  return <Modal {...props} className="modal-tray" />
}
