import { useEffect, useRef, useState } from 'react'
import type { Answer, Refusal } from '~/components/messaging/types'
import { sendPicture } from '~/components/photos/send_picture'
import { shrinkPicture } from '~/components/photos/shrink_picture'

type State =
  | { kind: 'asking' }
  | { kind: 'sending'; percent: number }
  /** An empty message means that the upload was interrupted; `final` that no other try helps. */
  | { kind: 'failed'; message: string; final: boolean }

interface Options {
  file: File
  conversationId: string
  onSent: (answer: Answer) => void
  onRefused: (refusal: Refusal) => void
}

/** Uploads a photo; its client id makes a retry safe. Unmounting aborts the upload. */
export function useSendPhoto({ file, conversationId, onSent, onRefused }: Options) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const [preview, setPreview] = useState<string>()
  const clientId = useRef('')
  const abort = useRef<AbortController>(null)

  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  useEffect(() => () => abort.current?.abort(), [])

  const send = async () => {
    clientId.current ||= crypto.randomUUID()
    abort.current = new AbortController()
    const showProgress = (percent: number) => setState({ kind: 'sending', percent })
    showProgress(0)
    const outcome = await sendPicture<Answer>({
      url: `/chats/${conversationId}/photos`,
      clientId: clientId.current,
      picture: await shrinkPicture(file),
      onProgress: showProgress,
      signal: abort.current.signal,
    })
    if (outcome.kind === 'added') return onSent(outcome.answer)
    if (outcome.kind === 'cancelled') return setState({ kind: 'asking' })
    if (outcome.kind === 'broken') return setState({ kind: 'failed', message: '', final: false })
    const { final, message } = outcome
    setState({ kind: 'failed', message, final })
    onRefused(outcome)
  }
  return { state, preview, send, cancel: () => abort.current?.abort() }
}
