import '#start/routes/home'
import '#start/routes/discovery'
import '#start/routes/accounts'
import '#start/routes/profiles'
import '#start/routes/pages'
import '#start/routes/dev'
import '#start/routes/credits'
import '#start/routes/bench'
import '#start/routes/messaging'
import '#start/routes/live'
import '#start/routes/api'
import '#start/routes/settings'
import '#start/routes/notifications'
import '#start/routes/moderation'
import '#start/routes/photos'
import '#start/routes/installed'

// It takes every address that is left, so it waits until all of the above are there.
await import('#start/routes/not_found')
