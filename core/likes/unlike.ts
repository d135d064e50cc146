import type { Uses } from '#core/ports'

/** Removes a like, if there is one. */
export async function unlikeMember(
  { unitOfWork }: Uses<'unitOfWork'>,
  { profileId, likedId }: Readonly<{ profileId: string; likedId: string }>
) {
  await unitOfWork.run(({ likes }) => likes.remove({ likerId: profileId, likedId }))
}
