import { Modal, type ModalProps } from '~/components/ui/modal'

/** Filters and the like, from the right edge, over the page they change. */
export function SideSheet(props: ModalProps) {
  return <Modal {...props} className="modal-sheet" />
}
