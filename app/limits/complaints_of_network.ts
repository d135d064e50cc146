/** Complaints of one network in an hour. */
export const complaintsOfNetwork = { kind: 'complaint', requests: 10, duration: '1 hour' } as const
