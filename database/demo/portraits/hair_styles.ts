import type { Options } from '@dicebear/lorelei'

export type HairStyle = NonNullable<Options['hair']>[number]

export const longerHair: readonly HairStyle[] = [
  'variant16',
  'variant24',
  'variant13',
  'variant35',
  'variant38',
  'variant15',
  'variant37',
  'variant23',
  'variant42',
  'variant32',
  'variant19',
  'variant45',
  'variant21',
  'variant05',
  'variant20',
]

export const shorterHair: readonly HairStyle[] = [
  'variant08',
  'variant05',
  'variant04',
  'variant47',
  'variant22',
  'variant07',
  'variant44',
  'variant20',
]
