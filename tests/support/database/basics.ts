import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { shipTexts } from '#core/sites/content/ship_texts'
import { installPackages } from '#database/install/packages'
import { shippedWordings } from '#database/install/shipped_texts'
import { installSite } from '#database/install/site'
import { sitePorts } from '#tests/support/site/ports'

import Place from '#models/place'
import Region from '#models/region'

export const utrecht = { regionId: 1, placeId: 11, country: 'NL' } as const
export const brabant = { regionId: 2, placeId: 21, country: 'NL' } as const
export const antwerp = { regionId: 3, placeId: 31, country: 'BE' } as const

/** Seeds one site, three regions, the packages and the texts. */
export async function seedBasics() {
  await db.transaction(async (client) => {
    await installSite(client, 'localhost')
    await installPackages(client)
  })
  await shipTexts(await sitePorts(), { wordings: await oldWordings(), hasMembers: false })
  await seedPlaces()
}

/** The texts of this release, of before any member of a test agreed to them. */
async function oldWordings() {
  const wordings = await shippedWordings()
  return wordings.map((wording) => ({ ...wording, since: DateTime.utc(2023, 12, 1, 12) }))
}

async function seedPlaces() {
  await Region.createMany([
    { id: 1, country: 'NL', code: '09', name: 'Utrecht' },
    { id: 2, country: 'NL', code: '06', name: 'Noord-Brabant' },
    { id: 3, country: 'BE', code: 'VAN', name: 'Antwerpen' },
  ])
  const here = { latitude: 52.09, longitude: 5.12, population: 1000 }
  await Place.createMany([
    { id: 11, regionId: 1, country: 'NL', name: 'Utrecht', ...here },
    { id: 12, regionId: 1, country: 'NL', name: 'Zeist', ...here },
    { id: 21, regionId: 2, country: 'NL', name: 'Eindhoven', ...here },
    { id: 31, regionId: 3, country: 'BE', name: 'Antwerpen', ...here },
  ])
}
