/*
 * npm run bench                     pages and messages of the production build on SQLite
 * npm run bench -- postgres         the same on PostgreSQL
 * npm run bench -- search [sizes]   the queries of member search, on both databases, in crowds of
 *                                   10,000 100,000 1,000,000 by default
 * npm run bench -- admin [sizes]    the queries and slowest pages of the back office, at so many members,
 *                                   movements and messages: 1000000 10000000 20000000 by default, and
 *                                   on one database where it is named after them
 * npm run bench -- ledger           postings a second on both databases, beside plain inserts
 * npm run bench -- nodes            one, two and three nodes on PostgreSQL beside each other, and messages among
 *                                   10,000 streams of three
 * npm run bench -- public           public pages of visitors, from memory, beside a bare page
 * npm run bench -- restart [rate streams]  web processes restarted behind nginx, which Debian has, at 200 requests
 *                                   a second and with 500 event streams by default
 * npm run bench -- size [messages]  the queries of all pages of members and visitors, and of jobs that run often, on
 *                                   PostgreSQL at 100,000,000 messages and at a tenth
 * npm run bench -- soak [minutes]   the memory of a node that members use steadily, for 30 minutes
 * npm run bench -- streams          event streams, and lists of chats, on one node
 */
const benches: Record<string, () => Promise<unknown>> = {
  admin: () => import('#tests/bench/admin/run'),
  ledger: () => import('#tests/bench/ledger/run'),
  nodes: () => import('#tests/bench/nodes/run'),
  postgres: () => import('#tests/bench/run_on_postgres'),
  public: () => import('#tests/bench/public/run'),
  restart: () => import('#tests/bench/restart/run'),
  search: () => import('#tests/bench/search/run'),
  size: () => import('#tests/bench/size/run'),
  soak: () => import('#tests/bench/soak/run'),
  streams: () => import('#tests/bench/streams/run'),
}
await (benches[process.argv[2]] ?? (() => import('#tests/bench/run')))()
