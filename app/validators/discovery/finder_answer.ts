import vine from '@vinejs/vine'

export const finderAnswerValidator = vine.create({
  question: vine.enum(['age', 'appearance', 'race'] as const),
  answer: vine.string().maxLength(20),
})
