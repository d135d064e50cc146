import type { Cluster } from '#tests/cluster/cluster'
import type { Asked } from '#tests/cluster/members/asked'
import type { Crowd } from '#tests/cluster/members/crowd'
import { brokenCredits } from '#tests/cluster/outcomes/credits'
import { brokenJobs } from '#tests/cluster/outcomes/jobs'
import { brokenLikes } from '#tests/cluster/outcomes/likes'
import { brokenMessages } from '#tests/cluster/outcomes/messages'
import { brokenPictures } from '#tests/cluster/outcomes/pictures'
import { brokenPrivacy } from '#tests/cluster/outcomes/privacy'

/** What came of a fault: figures, and what was broken of each promise, in words. */
export type Outcome = ReturnType<Asked['since']> &
  Readonly<{
    /** Requests that failed once the fault was over. */
    failedLater: readonly string[]
    /** How much of each there was by then. */
    counts: Readonly<Record<Promised, number>>
    broken: Readonly<Record<Promised | 'members', readonly string[]>>
  }>

export type Promised = 'messages' | 'likes' | 'credits' | 'jobs' | 'pictures' | 'privacy'

/** Looks what came of what happened since the mark; the crowd must have settled. */
export async function outcomeSince(
  cluster: Cluster,
  crowd: Crowd,
  marks: Readonly<{ start: number; over: number }>
): Promise<Outcome> {
  const { asked, surprises } = crowd
  return {
    ...asked.since(marks.start),
    failedLater: asked.begunAfter(marks.over),
    counts: crowd.counts,
    broken: {
      messages: await brokenMessages(cluster, crowd),
      likes: await brokenLikes(cluster, crowd),
      credits: await brokenCredits(cluster, crowd),
      jobs: await brokenJobs(cluster, crowd),
      pictures: await brokenPictures(cluster, crowd),
      privacy: await brokenPrivacy(cluster, crowd),
      members: [...asked.takeRefusals(), ...surprises.splice(0)],
    },
  }
}
