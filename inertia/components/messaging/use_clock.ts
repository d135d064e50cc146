import { useNow } from '~/components/ui/use_now'

/** The browser's clock; in the first render that of the server, so that both draw the same words. */
export function useClock(serverNow: string) {
  return useNow() ?? Date.parse(serverNow)
}
