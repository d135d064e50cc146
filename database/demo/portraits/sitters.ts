import type { Options } from '@dicebear/lorelei'
import { mix } from '#database/demo/portraits/colours'
import { type HairStyle, longerHair, shorterHair } from '#database/demo/portraits/hair_styles'
import { falls, hash, turn } from '#database/demo/portraits/hash'
import { complexions, grey, type Hair, hairs } from '#database/demo/portraits/palette'

export type Gender = 'male' | 'female'
type Beard = 'none' | 'stubble' | 'trimmed' | 'full'
export type Head = 'variant03' | 'variant04'
type Eyes = NonNullable<Options['eyes']>[number]
export type Eyebrows = NonNullable<Options['eyebrows']>[number]
type Glasses = NonNullable<Options['glasses']>[number]
type Earrings = NonNullable<Options['earrings']>[number]

/** A drawn person: what stays the same on all of his or her pictures. */
export type Sitter = Readonly<{
  index: number
  gender: Gender
  age: number
  skin: string
  hair: HairStyle
  hairColour: string
  /** The name of the colour; grey once most of the hair is. */
  hairName: Hair | 'grey'
  head: Head
  eyes: Eyes
  eyebrows: Eyebrows
  glasses: Glasses | null
  earrings: Earrings | null
  beard: Beard
  freckles: boolean
}>

/** The person at a position among those of a gender; the first 96 of each gender all differ. */
export function sitter(index: number, gender: Gender, age: number): Sitter {
  const key = `${gender}-${index}`
  const greyed = greyShare(key, age)
  const { skin, hair } = turn(complexions, index * 7 + Math.floor(index / complexions.length))
  return {
    index,
    gender,
    age,
    skin,
    hair: hairStyle(index, gender),
    hairColour: mix(hairs[hair], grey, greyed),
    hairName: greyed > 0 ? 'grey' : hair,
    ...face(key, gender),
    ...extras(key, index, gender, age),
  }
}

function hairStyle(index: number, gender: Gender): HairStyle {
  return turn(gender === 'male' ? shorterHair : longerHair, index)
}

function greyShare(key: string, age: number): number {
  if (age <= 50) return 0
  const progress = (age - 45) / 20 + pick(`${key}-grey`, [0, 0.15, 0.3, 0.45])
  return progress > 0.75 ? 1 : progress > 0.45 ? 0.65 : 0
}

function face(key: string, gender: Gender) {
  return {
    head: pick(`${key}-head`, heads[gender]),
    eyes: pick(`${key}-eyes`, eyes[gender]),
    eyebrows: pick(`${key}-eyebrows`, eyebrows[gender]),
  }
}

function extras(key: string, index: number, gender: Gender, age: number) {
  return {
    glasses: falls(`${key}-glasses`, age > 45 ? 0.45 : 0.25) ? pick(`${key}-frame`, frames) : null,
    earrings: wearsEarrings(key, index, gender) ? pick(`${key}-ring`, rings) : null,
    beard: gender === 'male' ? pick(`${key}-beard`, beards) : ('none' as const),
    freckles: falls(`${key}-freckles`, age > 45 ? 0.1 : 0.25),
  }
}

function wearsEarrings(key: string, index: number, gender: Gender): boolean {
  if (gender === 'male') return falls(`${key}-earrings`, 0.06)
  return shorterHair.includes(hairStyle(index, gender)) || falls(`${key}-earrings`, 0.6)
}

function pick<T>(key: string, list: readonly T[]): T {
  return turn(list, hash(key))
}

const heads: Record<Gender, readonly Head[]> = {
  male: ['variant03', 'variant04'],
  female: ['variant04', 'variant04', 'variant03'],
}

const eyebrows: Record<Gender, readonly Eyebrows[]> = {
  male: ['variant07', 'variant10'],
  female: ['variant07', 'variant09'],
}

const eyes: Record<Gender, readonly Eyes[]> = {
  male: ['variant02', 'variant04', 'variant06', 'variant24'],
  female: ['variant02', 'variant04', 'variant06', 'variant09', 'variant24'],
}

const frames: readonly Glasses[] = ['variant01', 'variant03']
const rings: readonly Earrings[] = ['variant02', 'variant03']
const beards: readonly Beard[] = ['none', 'none', 'stubble', 'trimmed', 'full']
