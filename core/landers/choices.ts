/** Kinds of pictures that a lander shows: of members of one gender or of both, or of drawn people. */
export const pictureSets = ['everyone', 'women', 'men', 'drawn'] as const
export type PictureSet = (typeof pictureSets)[number]

/** The colours of a lander. */
export const moods = ['calm', 'warm', 'fresh', 'night'] as const
export type Mood = (typeof moods)[number]

/** What a lander asks: who somebody is and looks for, or one of the two. */
export const firstQuestions = ['both', 'gender', 'seeking'] as const
export type FirstQuestion = (typeof firstQuestions)[number]
