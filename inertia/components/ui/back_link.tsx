import { Link } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { backToList } from '~/components/ui/back_to_list'

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      onClick={backToList}
      className="inline-flex min-h-11 items-center gap-2.5 text-sm font-semibold text-primary-strong hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {children}
    </Link>
  )
}
