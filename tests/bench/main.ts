/*
 * npm run bench                     pages and messages of the production build
 * npm run bench -- search [sizes]   the queries of member search, on both databases, in crowds of
 *                                   10,000 100,000 1,000,000 by default
 * npm run bench -- ledger           postings a second on both databases, beside plain inserts
 * npm run bench -- streams          event streams, and lists of chats, on one node
 */
const benches: Record<string, () => Promise<unknown>> = {
  ledger: () => import('#tests/bench/ledger/run'),
  search: () => import('#tests/bench/search/run'),
  streams: () => import('#tests/bench/streams/run'),
}
await (benches[process.argv[2]] ?? (() => import('#tests/bench/run')))()
