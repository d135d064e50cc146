import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'

type Props = NonNullable<Data.SharedProps['linkBanners']['terms']> & { onDismiss: () => void }

/** What the server says in words, and where it leads. */
export function LinkBanner({ action, path, text, onDismiss }: Props) {
  return (
    <Banner
      icon={<CircleAlert aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href={path} className={inlineAction}>
          {action}
        </Link>
      }
    >
      {text}
    </Banner>
  )
}
