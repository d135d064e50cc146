import './landing.css'
import { beginLander } from './base/base'

/*
 * The landings for one member: forms that work without it. Who wants to write own words gets the field
 * under the cursor.
 */
beginLander()
const field = document.querySelector<HTMLTextAreaElement>('[data-own]')
document.querySelector('input[value=own]')?.addEventListener('change', () => field?.focus())
