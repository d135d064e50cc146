/** The fewest and most characters of an admin's password. */
export const passwordLengths = { passwordMinLength: 12, passwordMaxLength: 200 }
