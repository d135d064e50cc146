import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary } from '~/components/ui/error_boundary'
import { MissingPart } from '~/components/ui/missing_part'
import { loadChunk } from '~/reload_guard'

interface LazyProps {
  /** Stands in while the part is loading. */
  placeholder?: ReactNode
  /** Called once the part is mounted (true), or failed to load (false). */
  onSettled?: (loaded: boolean) => void
}

interface Options {
  /** Nobody asked for the part, so that it may be missing without a word. */
  silent?: boolean
}

/**
 * A part of the page whose code is loaded when it is first rendered. If the code fails to load, or
 * the part to render, the rest of the page goes on, and a notice offers to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { silent = false }: Options = {}
) {
  let loaded: ComponentType<Props> | null = null

  return function LazyPart({ placeholder = null, onSettled, ...rest }: Props & LazyProps) {
    const [Part, setPart] = useState(() => loaded)
    const [failures, setFailures] = useState(0)
    const [failed, setFailed] = useState(false)
    const fetchPart = async () => {
      setFailed(false)
      const module = await loadChunk(load, { reloads: !silent })
      loaded = module?.default ?? null
      setPart(() => loaded)
      setFailed(loaded === null)
      if (loaded === null) setFailures((count) => count + 1)
    }
    useEffect(() => {
      if (!Part) void fetchPart()
    }, [])
    useEffect(() => {
      if (Part || failed) onSettled?.(Part !== null)
    }, [Part, failed])

    const missing = (retry: () => void) =>
      silent ? null : <MissingPart onRetry={failures > 1 ? reloadPage : retry} />
    return (
      <ErrorBoundary fallback={missing}>
        {Part && <Part {...(rest as unknown as Props)} />}
        {failed && missing(() => void fetchPart())}
        {!Part && !failed && placeholder}
      </ErrorBoundary>
    )
  }
}

/** A browser may remember that a chunk is missing: only a new document asks for it again. */
function reloadPage() {
  location.reload()
}
