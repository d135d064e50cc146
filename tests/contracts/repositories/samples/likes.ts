import {
  adaId,
  bobId,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const likeSamples = {
  blocks: {
    rows: [
      { blockerId: adaId, blockedId: bobId, createdAt: now },
      { blockerId: bobId, blockedId: adaId, createdAt: now },
    ],
    changes: { createdAt: later },
    needs: ['profiles'],
  },
  likes: {
    rows: [
      { likerId: adaId, likedId: bobId, createdAt: now, seenAt: null },
      { likerId: bobId, likedId: adaId, createdAt: now, seenAt: later },
    ],
    changes: { seenAt: later },
    needs: ['profiles'],
  },
  veiledCounts: {
    rows: [
      {
        profileId: adaId,
        kind: 'like',
        count: 2,
        countedAt: now,
        untold: 1,
        untoldSince: later,
      },
      {
        profileId: bobId,
        kind: 'visit',
        count: 0,
        countedAt: later,
        untold: 0,
        untoldSince: null,
      },
    ],
    changes: { count: 3, untold: 2 },
    needs: ['profiles'],
  },
} satisfies SomeSamples
