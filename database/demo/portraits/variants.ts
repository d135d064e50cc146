import type { Options } from '@dicebear/lorelei'
import { distance } from '#database/demo/portraits/colours'
import { type Garment, garments } from '#database/demo/portraits/garments'
import { falls, hash, turn } from '#database/demo/portraits/hash'
import { cloths, type Gradient, gradients } from '#database/demo/portraits/palette'
import { type Scene, scenes } from '#database/demo/portraits/scenes'
import type { Eyebrows, Sitter } from '#database/demo/portraits/sitters'

type Mouth = NonNullable<Options['mouth']>[number]

export type Expression = Readonly<{ mouth: Mouth; eyebrows: Eyebrows }>

/** What changes from one picture of a sitter to the next. */
export type Variant = Readonly<{
  gradient: Gradient
  scene: Scene
  garment: Garment
  cloth: string
  expression: Expression
  mirrored: boolean
  scale: number
}>

/** Picture 0 is the main photo, shown in grids: a close-up on the gradient of the sitter. */
export function variant(sitter: Sitter, picture: number): Variant {
  const { index, gender } = sitter
  const gradient = turn(gradients, gradientPosition(index) + picture * 5)
  return {
    gradient,
    scene: turn(scenes, index * 3 + picture),
    garment: turn(garments, index + Math.floor(index / 5) + picture),
    cloth: cloth(sitter, picture, gradient),
    expression: expression(sitter, picture),
    mirrored: falls(`${gender}-${index}-side`, 0.4) !== (picture % 2 === 1),
    scale: turn([1, 0.86, 0.96, 0.78, 0.9], picture),
  }
}

/** Steps of 5 through 12 gradients: neighbours differ in grids of two to six columns. */
function gradientPosition(index: number): number {
  return index * 5 + Math.floor(index / gradients.length)
}

function cloth({ index, gender }: Sitter, picture: number, gradient: Gradient): string {
  const fitting = cloths.filter((colour) => distance(colour, gradient.bottom) > 90)
  return turn(fitting, hash(`${gender}-${index}-cloth`) + picture * 5)
}

function expression({ index, gender, eyebrows }: Sitter, picture: number): Expression {
  const key = `${gender}-${index}`
  const other: Eyebrows = gender === 'male' ? 'variant07' : 'variant09'
  return {
    mouth: turn(mouths, hash(`${key}-mouth`) + picture),
    eyebrows: picture % 2 === 0 ? eyebrows : other,
  }
}

const mouths: readonly Mouth[] = ['happy05', 'happy02', 'happy06', 'happy01']
