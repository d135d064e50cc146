import type { Picture } from '~/components/messaging/log/messages'
import { Modal } from '~/components/ui/modal'

interface Props {
  picture: Picture
  label: string
  onClose: () => void
}

/** A photo as large as the window allows. */
export default function PhotoView({ picture: { full, width, height }, label, onClose }: Props) {
  return (
    <Modal open onClose={onClose} title={label} className="modal-picture">
      <img
        src={full}
        alt={label}
        width={width}
        height={height}
        className="mx-auto h-auto max-h-[calc(100dvh-9rem)] w-auto max-w-full rounded-card bg-tint object-contain"
      />
    </Modal>
  )
}
