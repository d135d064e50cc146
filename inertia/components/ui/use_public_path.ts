import { usePage } from '@inertiajs/react'

/** Where a public page is: in the language that the address of this page names, if it names one. */
export function usePublicPath() {
  const { languagePath } = usePage().props
  return (path: string) => (path === '/' && languagePath) || languagePath + path
}
