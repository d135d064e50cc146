import {
  adaId,
  bobId,
  later,
  now,
  type SomeSamples,
} from '#tests/contracts/repositories/samples/sample'

export const discoverySamples = {
  swipes: {
    rows: [
      { swiperId: adaId, swipedId: bobId, verdict: 'like', at: now },
      { swiperId: bobId, swipedId: adaId, verdict: 'pass', at: now },
    ],
    changes: { verdict: 'pass', at: later },
    needs: ['profiles'],
  },
  visits: {
    rows: [
      { visitorId: adaId, visitedId: bobId, times: 1, firstAt: now, lastAt: now },
      { visitorId: bobId, visitedId: adaId, times: 2, firstAt: now, lastAt: later },
    ],
    changes: { times: 3, lastAt: later },
    needs: ['profiles'],
  },
} satisfies SomeSamples
