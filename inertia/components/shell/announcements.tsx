import { NewLikes } from '~/components/likes/new_likes'
import { NewMessages } from '~/components/messaging/new_messages'

/** What members are told on any page. */
export default function Announcements() {
  return (
    <>
      <NewLikes />
      <NewMessages />
    </>
  )
}
