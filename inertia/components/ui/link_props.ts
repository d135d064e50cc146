import type { InertiaLinkProps } from '@inertiajs/react'

/** A link as Inertia's takes it. */
export type LinkProps = Omit<InertiaLinkProps, 'size'>
