import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Members who signed up before the time zone came from their country have UTC: their days and months
 * begin with those of their country from now on. What was erased stays so.
 */
export default class extends BaseSchema {
  async up() {
    for (const [country, zone] of zones) {
      this.schema.raw(
        `update users set time_zone = '${zone}'
         where country = '${country}' and time_zone = 'UTC' and email is not null`
      )
    }
  }

  /** Nobody's zone was chosen: there is nothing to give back. */
  async down() {}
}

const zones = [
  ['US', 'America/New_York'],
  ['NL', 'Europe/Amsterdam'],
  ['BE', 'Europe/Brussels'],
  ['FR', 'Europe/Paris'],
  ['IT', 'Europe/Rome'],
  ['ES', 'Europe/Madrid'],
  ['DE', 'Europe/Berlin'],
  ['AT', 'Europe/Vienna'],
  ['IE', 'Europe/Dublin'],
  ['GB', 'Europe/London'],
  ['CA', 'America/Toronto'],
  ['PL', 'Europe/Warsaw'],
  ['AU', 'Australia/Sydney'],
  ['NZ', 'Pacific/Auckland'],
  ['CH', 'Europe/Zurich'],
] as const
