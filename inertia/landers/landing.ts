import './landing.css'
import { beginPlainPage } from '../plain/begin'
import { grow } from '../plain/grow'

/*
 * The landings for one member: forms that work without it. Who wants to write own words gets the field
 * under the cursor.
 */
beginPlainPage()
const field = document.querySelector<HTMLTextAreaElement>('[data-own]')
document.querySelector('input[value=own]')?.addEventListener('change', () => field?.focus())
field?.addEventListener('input', () => grow(field))
