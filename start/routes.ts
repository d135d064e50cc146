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

// Matches every remaining URL, so it comes last.
await import('#start/routes/not_found')
