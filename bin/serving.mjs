/**
 * Options of Node for serving the built site. The young generation has room for the objects of
 * concurrent requests: with the default of 16 MB many of them are promoted to the old generation,
 * and all requests wait for that (decision 0063).
 */
export const serving = ['--max-semi-space-size=64', 'build/bin/server.js']
