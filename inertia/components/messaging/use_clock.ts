import { useNow } from '~/components/ui/use_now'

/** The browser's clock in milliseconds; in the first render the server's, to avoid a hydration mismatch. */
export function useClock(serverNow: string) {
  return useNow() ?? Date.parse(serverNow)
}
