/** An upload in progress. */
export interface Upload {
  /** Sent with it: the server stores an upload once, however often it is tried. */
  id: string
  file: File
  /** Object URL for the preview. */
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** Progress in percent. */
  percent: number
  /** Why it failed; empty when the connection broke for good. */
  message: string
  /** Another try would end the same. */
  final: boolean
}

export type Change =
  | { do: 'add'; uploads: Upload[] }
  | { do: 'change'; id: string; to: Partial<Omit<Upload, 'id' | 'file'>> }
  | { do: 'remove'; id: string }

export function changed(uploads: Upload[], change: Change): Upload[] {
  switch (change.do) {
    case 'add':
      return [...uploads, ...change.uploads]
    case 'change':
      return uploads.map((one) => (one.id === change.id ? { ...one, ...change.to } : one))
    case 'remove':
      return uploads.filter(({ id }) => id !== change.id)
  }
}
