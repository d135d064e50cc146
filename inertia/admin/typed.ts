/**
 * Whoever leaves a page with something typed that is not sent is asked first: by a link, by a form that
 * only shows something else, and by another form than the one that was typed into.
 */
export function askBeforeLeaving() {
  let sent: EventTarget | null = null
  document.addEventListener('submit', ({ target }) => (sent = target))
  window.addEventListener('beforeunload', (event) => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
    if (forms.some((form) => form !== sent && isTyped(form))) event.preventDefault()
    // Whoever stays has sent nothing.
    sent = null
  })
}

function isTyped(form: HTMLFormElement) {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return isChosen(field)
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement)) return false
    const isTick = field.type === 'checkbox' || field.type === 'radio'
    return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
}

/** Another option than the one that the page came with: the first, where it names none. */
function isChosen({ options }: HTMLSelectElement) {
  const all = [...options]
  const before = all.findIndex((option) => option.defaultSelected)
  return all.findIndex((option) => option.selected) !== Math.max(before, 0)
}
