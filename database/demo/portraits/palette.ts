export type Gradient = Readonly<{ top: string; bottom: string }>

/** What a sitter was born with: skin and hair that go together. */
type Complexion = Readonly<{ skin: string; hair: Hair }>

export const line = '#2a1a3f'
export const eyes = '#1e1245'
export const lips = '#8a2f4a'
export const lipsOnBeard = '#b4566b'
export const gold = '#e0b04c'
export const freckles = '#8b4a33'
export const grey = '#a9a3b5'
export const blush = '#d8405f'
export const placeholder = '#8e7fd6'

export const gradients: readonly Gradient[] = [
  { top: '#e7deff', bottom: '#b9a3f5' },
  { top: '#ffe8d2', bottom: '#f7b98c' },
  { top: '#d5f1ee', bottom: '#7cc3bc' },
  { top: '#8e7fd6', bottom: '#4a3a8e' },
  { top: '#ffe1e8', bottom: '#f0a9bf' },
  { top: '#ddeefd', bottom: '#93bee8' },
  { top: '#f7ecd9', bottom: '#ddbf92' },
  { top: '#d9a9d2', bottom: '#8a4f8d' },
  { top: '#e0f0e4', bottom: '#9cc7ae' },
  { top: '#f9c9b6', bottom: '#a983cf' },
  { top: '#e4f6d9', bottom: '#a8d08a' },
  { top: '#5c5aa8', bottom: '#241a55' },
]

const skins = {
  porcelain: '#f3cbaf',
  light: '#e8b38f',
  tan: '#d79a72',
  bronze: '#b97a56',
  brown: '#935f40',
  deep: '#7c4e36',
} as const

export const fairSkins: readonly string[] = [skins.porcelain, skins.light]

/** The drawn colours of hair; `demo/look.ts` maps each to a value of the trait. */
export const hairs = {
  black: '#2a1e2e',
  brown: '#5b3a2b',
  chestnut: '#7c4a2d',
  auburn: '#9a4b2c',
  blond: '#d9a95b',
  sand: '#b98b57',
  plum: '#3a2730',
  ginger: '#b5532f',
} as const

export type Hair = keyof typeof hairs

export const darkSkins: readonly string[] = [skins.brown, skins.deep]

export const complexions: readonly Complexion[] = [
  { skin: skins.porcelain, hair: 'blond' },
  { skin: skins.tan, hair: 'plum' },
  { skin: skins.light, hair: 'chestnut' },
  { skin: skins.brown, hair: 'black' },
  { skin: skins.porcelain, hair: 'ginger' },
  { skin: skins.light, hair: 'black' },
  { skin: skins.bronze, hair: 'plum' },
  { skin: skins.porcelain, hair: 'brown' },
  { skin: skins.light, hair: 'sand' },
  { skin: skins.deep, hair: 'black' },
  { skin: skins.porcelain, hair: 'auburn' },
  { skin: skins.tan, hair: 'chestnut' },
  { skin: skins.light, hair: 'blond' },
  { skin: skins.bronze, hair: 'black' },
  { skin: skins.porcelain, hair: 'sand' },
  { skin: skins.tan, hair: 'brown' },
  { skin: skins.brown, hair: 'plum' },
  { skin: skins.light, hair: 'ginger' },
  { skin: skins.porcelain, hair: 'black' },
  { skin: skins.tan, hair: 'black' },
  { skin: skins.light, hair: 'brown' },
  { skin: skins.deep, hair: 'plum' },
  { skin: skins.porcelain, hair: 'chestnut' },
  { skin: skins.bronze, hair: 'brown' },
]

export const cloths: readonly string[] = [
  '#7763d8',
  '#c2339f',
  '#f2eefb',
  '#2e7d6b',
  '#d97762',
  '#3e3d73',
  '#d3bc5a',
  '#efe4cf',
  '#4a6fa5',
  '#8f3f5a',
  '#23194a',
  '#7fa36b',
]
