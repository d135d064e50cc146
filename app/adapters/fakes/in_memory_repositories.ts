import { InMemoryBlocks } from '#adapters/fakes/in_memory_blocks'
import { InMemoryConversations } from '#adapters/fakes/in_memory_conversations'
import { InMemoryDiscountCodes } from '#adapters/fakes/in_memory_discount_codes'
import { InMemoryEmailChanges } from '#adapters/fakes/in_memory_email_changes'
import { InMemoryJobs } from '#adapters/fakes/in_memory_jobs'
import { InMemoryLedger } from '#adapters/fakes/in_memory_ledger'
import { InMemoryLikes } from '#adapters/fakes/in_memory_likes'
import { InMemoryMessages } from '#adapters/fakes/in_memory_messages'
import { InMemoryOrders } from '#adapters/fakes/in_memory_orders'
import { InMemoryPackages } from '#adapters/fakes/in_memory_packages'
import { InMemoryProfiles } from '#adapters/fakes/in_memory_profiles'
import { InMemoryTokens } from '#adapters/fakes/in_memory_tokens'
import { InMemoryUsers } from '#adapters/fakes/in_memory_users'

export type InMemoryRepositories = ReturnType<typeof inMemoryRepositories>

/** Every repository, empty. */
export function inMemoryRepositories() {
  const users = new InMemoryUsers()
  return {
    blocks: new InMemoryBlocks(),
    conversations: new InMemoryConversations(),
    discountCodes: new InMemoryDiscountCodes(),
    emailChanges: new InMemoryEmailChanges(),
    jobs: new InMemoryJobs(),
    ledger: new InMemoryLedger(users),
    likes: new InMemoryLikes(),
    messages: new InMemoryMessages(),
    orders: new InMemoryOrders(),
    packages: new InMemoryPackages(),
    profiles: new InMemoryProfiles(),
    tokens: new InMemoryTokens(),
    users,
  }
}
