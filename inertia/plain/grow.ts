const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Makes a field as high as its text, where CSS cannot (Safari before 26.2, older Firefox). */
export function grow(field: HTMLTextAreaElement | null) {
  if (!field || growsByItself) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}
