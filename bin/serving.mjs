/**
 * What Node is told to serve the built site. Room for what lives only as long as a request: with
 * the usual 16 MB much of it is copied along to the old, and all wait for that (decision 0063).
 */
export const serving = ['--max-semi-space-size=64', 'build/bin/server.js']
