import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import '@japa/assert'

/** What is written again after a lost answer, as the server does it once: by key, or as it is a state. */
const safeToRepeat = [
  'outbox.ts',
  'subscription.ts',
  'use_gifts.ts',
  'use_like.ts',
  'use_read_receipt.ts',
  'use_remove_conversation.ts',
  'use_remove_message.ts',
  'use_signup.ts',
  'use_swipe_game.ts',
]

/** Asks again by itself. */
const asksAgain = ['use_signup_progress.ts']

/** What callers are made of, on pages with React and on plain ones. */
const ownFetch = [
  'call_server.ts',
  'counts.ts',
  'fetch_page.ts',
  'page_exists.ts',
  'passkeys.ts',
  'read_text.ts',
]

test.group('A request of a script', () => {
  test('that reads is retried: places, likes, members and older pages', async ({ assert }) => {
    const readers = await filesWith(/callServer(<[^>]*>)?\(\s*'GET'/)
    assert.includeMembers(readers, [
      'geolocation.ts',
      'use_like_parameter.ts',
      'use_cities.ts',
      'use_regions.ts',
      'use_older_messages.ts',
      'use_overview.ts',
      'use_more_cards.ts',
    ])
    assert.deepEqual(await filesWith(/callOnce(<[^>]*>)?\(\s*'GET'/), asksAgain)
  })

  test('that writes is retried only where it does once what it does', async ({ assert }) => {
    const writers = await filesWith(/callServer(<[^>]*>)?\(\s*('(POST|PUT|DELETE)'|method,)/)
    assert.deepEqual(writers, safeToRepeat)
  })

  test('is no form of a person, which they send again themselves', async ({ assert }) => {
    assert.isEmpty(
      await filesWith(/<form[\s\S]*call(Server|Once)\(|call(Server|Once)\([\s\S]*<form/)
    )
  })

  test('is made by these two functions', async ({ assert }) => {
    assert.deepEqual(await filesWith(/(?<![\w.])fetch\(/), ownFetch)
  })
})

/** The names of the scripts and components that say this, sorted. */
async function filesWith(pattern: RegExp) {
  const names: string[] = []
  for await (const path of glob('inertia/**/*.{ts,tsx}')) {
    if (pattern.test(await readFile(path, 'utf8'))) names.push(basename(path))
  }
  return names.sort()
}
