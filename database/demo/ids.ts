const kinds = [
  'user',
  'profile',
  'photo',
  'conversation',
  'message',
  'order',
  'movement',
  'invoice',
  'refund',
  'view',
  'site',
  'variant',
  'consent',
] as const

/** The id of the nth thing of its kind in the demo world: the same every time. */
export function demoId(kind: (typeof kinds)[number], number: number) {
  const place = kinds.indexOf(kind).toString(16)
  return `01990000-0000-7000-8000-${place}${number.toString(16).padStart(11, '0')}`
}
