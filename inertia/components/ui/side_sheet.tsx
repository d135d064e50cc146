import { Modal, type ModalProps } from '~/components/ui/modal'

/** A modal from the right edge, for filters and the like. */
export function SideSheet(props: ModalProps) {
  return <Modal {...props} className="modal-sheet" />
}
