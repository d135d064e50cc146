/** Forms of one network in an hour whose photos are made anew, without what a device wrote into them. */
export const cleanedFiles = { kind: 'cleaned_files', requests: 30, duration: '1 hour' } as const
