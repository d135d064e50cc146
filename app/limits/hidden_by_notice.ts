/** Photos of notices of child abuse that hide by themselves, of one sender or one network in a day. */
export const hiddenByNotice = { kind: 'hidden_photo', requests: 3, duration: '1 day' } as const
