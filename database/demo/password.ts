/** Every member of the demo world signs in with it. */
export const demoPassword = 'vonk and friends'
