import {
  adaId,
  bobId,
  day,
  idOf,
  now,
  twice,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'
import { ada, bob, cleo } from '#tests/support/people/people'

export const profileSamples = {
  photos: {
    rows: twice<'photos'>((number) => ({
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
    })),
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
