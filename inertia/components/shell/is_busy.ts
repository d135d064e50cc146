const writes = 'textarea:focus, input:not([type=radio], [type=checkbox], [type=range]):focus'

/** Whether another dialog is open, or somebody is writing: no moment to open a dialog unasked. */
export function isBusy() {
  return document.querySelector(`dialog[open], ${writes}`) !== null
}
