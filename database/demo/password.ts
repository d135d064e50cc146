/** The password of every member of the demo world. */
export const demoPassword = 'vonk and friends'
