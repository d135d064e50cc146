import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#exceptions/handler'))

/**
 * Runs before a route is looked for, so for files and errors, too. The time of all others is measured. Headers
 * protect even a file and an early error. Files need no more. The address is known by one path before its
 * route is looked for, and before a page says where it is.
 */
server.use([
  () => import('#middleware/every_request/measure_middleware'),
  () => import('#middleware/every_request/safety_headers_middleware'),
  () => import('#middleware/every_request/files_middleware'),
  () => import('#middleware/every_request/address_middleware'),
  () => import('#middleware/every_request/inertia_middleware'),
])

// Hands over scripts and styles that no build has made.
if (!app.inProduction) server.use([() => import('@adonisjs/vite/vite_middleware')])

/**
 * Runs for every route, that of unknown addresses included. A kept page needs none of the others. The token
 * of a form stands in its body, and its secret in the session. Members are found by the session, and what
 * they must do first depends on the terms of the site. What some routes need stands at them.
 */
router.use([
  () => import('#middleware/every_request/public_pages_middleware'),
  () => import('#middleware/every_request/body_middleware'),
  () => import('#middleware/every_request/session_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('#middleware/every_request/site_middleware'),
  () => import('#middleware/every_request/member_middleware'),
  () => import('#middleware/every_request/standing_middleware'),
])

export const middleware = router.named({
  guest: () => import('#middleware/routes/guest_middleware'),
  auth: () => import('#middleware/routes/auth_middleware'),
  searchAccess: () => import('#middleware/routes/search_access_middleware'),
  lookingFor: () => import('#middleware/routes/looking_for_middleware'),
  signupAccess: () => import('#middleware/routes/signup_access_middleware'),
  links: () => import('#middleware/routes/links_middleware'),
  outbox: () => import('#middleware/routes/outbox_middleware'),
  json: () => import('#middleware/routes/json_middleware'),
  admin: () => import('#middleware/routes/admin_middleware'),
  mailIntake: () => import('#middleware/routes/mail_intake_middleware'),
  ticketPage: () => import('#middleware/routes/ticket_page_middleware'),
})
