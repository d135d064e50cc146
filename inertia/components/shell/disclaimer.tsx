import { usePage } from '@inertiajs/react'

/** Says at the top of the footer that the site has fictional profiles, where it has any. */
export function Disclaimer() {
  const { notice } = usePage().props.site.fictional
  if (!notice) return null
  return (
    <p className="mx-auto w-full max-w-[80rem] px-4 py-3 text-center text-muted lg:px-8">
      {notice}
    </p>
  )
}
