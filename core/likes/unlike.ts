import type { Uses } from '#core/ports'

/** Takes a like back; one that is not there is no fault. */
export async function unlikeMember(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId, likedId }: Readonly<{ profileId: string; likedId: string }>
) {
  await unitOfWork.run(({ likes }) => likes.remove({ likerId: profileId, likedId }))
}
