import { Modal, type ModalProps } from '~/components/ui/modal'

/** A question or message in the middle of the screen. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} className="modal-dialog" />
}
