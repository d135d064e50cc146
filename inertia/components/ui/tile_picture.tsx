interface Props {
  src: string
  className: string
  /** For tiles above the fold. */
  eager?: boolean
}

/** A 3:4 picture; decorative, as the text beside it says who it shows. */
export function TilePicture({ src, className, eager }: Props) {
  return (
    <img
      src={src}
      alt=""
      width={450}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
