import type { Cluster } from '#tests/cluster/cluster'
import { seePicture } from '#tests/cluster/members/browser'
import type { Crowd } from '#tests/cluster/members/crowd'

/** What is wrong with the pictures that were sent: each node shows each of them to its reader. */
export async function brokenPictures({ nodes }: Cluster, { conversations }: Crowd) {
  const broken: string[] = []
  for (const { member, seen } of conversations.flat()) {
    for (const { mine, picture } of seen) {
      if (!picture || mine) continue
      for (const { url } of nodes) {
        const isSeen = await seePicture(member, url + picture.thumb).catch(() => false)
        if (!isSeen) broken.push(`${url} does not show a picture`)
      }
    }
  }
  return broken
}
