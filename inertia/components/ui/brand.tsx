interface Props {
  name: string
  nameClassName?: string
}

/** The logo of the site with its name. */
export function Brand({ name, nameClassName }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <Spark className="size-6 text-primary" />
      <span className={nameClassName}>{name}</span>
    </span>
  )
}

export function Spark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path d="M12 .8c.5 0 .7.3.8.7 1.1 5.2 3.3 7.9 8.3 9.7.4.2.7.4.7.8s-.3.6-.7.8c-5 1.8-7.2 4.5-8.3 9.7-.1.4-.3.7-.8.7s-.7-.3-.8-.7c-1.1-5.2-3.3-7.9-8.3-9.7-.4-.2-.7-.4-.7-.8s.3-.6.7-.8c5-1.8 7.2-4.5 8.3-9.7.1-.4.3-.7.8-.7Z" />
    </svg>
  )
}
