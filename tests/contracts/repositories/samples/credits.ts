import { idOf, type SomeSamples } from '#tests/contracts/repositories/samples/sample'

export const creditSamples = {
  packages: {
    rows: [
      { id: idOf(1), tier: 'p1', credits: 50, currency: 'EUR', amount: 1500 },
      { id: idOf(2), tier: 'p2', credits: 120, currency: 'EUR', amount: 3000 },
    ],
    changes: { amount: 1600 },
  },
} satisfies SomeSamples
