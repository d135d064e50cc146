/** Makes a field as high as its text, where CSS cannot (Safari before 26.2, older Firefox). */
export function grow(field: HTMLTextAreaElement | null) {
  if (!field || CSS.supports('field-sizing', 'content')) return
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}
