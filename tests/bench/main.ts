/*
 * npm run bench                     pages and messages of the production build on SQLite
 * npm run bench -- postgres         the same on PostgreSQL
 * npm run bench -- search [sizes]   the queries of member search, on both databases, in crowds of
 *                                   10,000 100,000 1,000,000 by default
 * npm run bench -- nodes            one, two and three nodes on PostgreSQL beside each other, and messages among
 *                                   10,000 streams of three
 * npm run bench -- public           public pages of visitors, from memory, beside a bare page
 * npm run bench -- size [messages]  the queries of all pages of members and visitors, and of jobs that run often, on
 *                                   PostgreSQL at 100,000,000 messages and at a tenth
 * npm run bench -- soak [minutes]   the memory of a node that members use steadily, for 30 minutes
 * npm run bench -- turns            how long each page of a member holds up everybody else, however much is on it
 */
const benches: Record<string, () => Promise<unknown>> = {
  nodes: () => import('#tests/bench/nodes/run'),
  postgres: () => import('#tests/bench/run_on_postgres'),
  public: () => import('#tests/bench/public/run'),
  search: () => import('#tests/bench/search/run'),
  size: () => import('#tests/bench/size/run'),
  soak: () => import('#tests/bench/soak/run'),
  turns: () => import('#tests/bench/turns/run'),
}
await (benches[process.argv[2]] ?? (() => import('#tests/bench/run')))()
