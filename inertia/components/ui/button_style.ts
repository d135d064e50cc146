import { classNames } from '~/components/ui/class_names'

const variants = {
  primary: 'bg-primary text-dark hover:brightness-105',
  secondary: 'bg-secondary text-white hover:brightness-110',
  quiet: 'bg-surface text-ink inset-ring-[1.5px] inset-ring-line hover:bg-tint',
  danger: 'bg-danger-fill text-white hover:brightness-110',
  link: 'text-primary-strong hover:underline',
}

const sizes = {
  large: 'min-h-13 py-2 text-base',
  medium: 'min-h-12 py-2 text-base',
  // The finger needs more than the eye: a pseudo element adds the missing 8 px.
  small: "relative min-h-9 py-1 text-sm after:absolute after:-inset-1 after:content-['']",
}

const sides = { large: 'px-8', medium: 'px-6', small: 'px-4' }

export interface ButtonStyle {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  wide?: boolean
}

export function buttonClasses({ variant = 'primary', size = 'medium', wide }: ButtonStyle) {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-full text-center leading-tight [&>svg]:shrink-0',
    'transition active:scale-[.98] disabled:opacity-60 aria-disabled:opacity-60',
    variant === 'link' ? 'font-semibold' : 'font-bold',
    variants[variant],
    sizes[size],
    variant === 'link' ? 'px-2' : sides[size],
    wide && 'w-full'
  )
}
