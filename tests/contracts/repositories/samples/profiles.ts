import type { RowOf } from '#core/repositories/tables'
import {
  adaId,
  bobId,
  day,
  idOf,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { ada, bob, cleo } from '#tests/support/people/people'

export const profileSamples = {
  photos: {
    rows: [photo(1), photo(2)],
    changes: { isPrivate: true, rejection: 'not_you', status: 'rejected' },
    needs: ['profiles'],
  },
  profiles: {
    rows: [ada().profile, bob().profile, cleo().profile],
    changes: { invisible: true, about: 'Tea', dateOfBirth: day },
    needs: ['users'],
  },
  selfDescriptions: {
    rows: [
      { profileId: adaId, appearance: 'normal', race: null, consentAt: now },
      { profileId: bobId, appearance: null, race: 'other', consentAt: now },
    ],
    changes: { appearance: 'sexy' },
    needs: ['profiles'],
  },
} satisfies SomeSamples

function photo(number: number): RowOf<'photos'> {
  return {
    id: idOf(number),
    profileId: adaId,
    status: 'active',
    position: number,
    isPrivate: false,
    caption: null,
    rejection: null,
    storageKey: `photo ${number}`,
    clientId: `upload ${number}`,
    width: 900,
    height: 1200,
    createdAt: now,
  }
}
