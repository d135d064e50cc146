/*
 * npm run bench                     pages and messages of the production build
 * npm run bench -- search [sizes]   the queries of member search, on both databases, in crowds of
 *                                   10,000 100,000 1,000,000 unless told otherwise
 */
await (process.argv[2] === 'search'
  ? import('#tests/bench/search/run')
  : import('#tests/bench/run'))
