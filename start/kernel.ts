import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#exceptions/handler'))

/** Before a route is looked for: of files and errors, too. */
server.use([
  () => import('#middleware/measure_middleware'),
  () => import('#middleware/safety_headers_middleware'),
  () => import('#middleware/files_middleware'),
  () => import('#middleware/address_middleware'),
  () => import('#middleware/inertia_middleware'),
])

// Hands over scripts and styles that no build has made.
if (!app.inProduction) server.use([() => import('@adonisjs/vite/vite_middleware')])

router.use([
  () => import('#middleware/public_pages_middleware'),
  () => import('#middleware/body_middleware'),
  () => import('#middleware/session_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('#middleware/own_writes_middleware'),
  () => import('#middleware/site_middleware'),
  () => import('#middleware/member_middleware'),
  () => import('#middleware/like_parameter_middleware'),
  () => import('#middleware/locale_middleware'),
  () => import('#middleware/search_engines_middleware'),
  () => import('#middleware/tracking_middleware'),
  () => import('#middleware/page_view_middleware'),
  () => import('#middleware/arrival_middleware'),
  () => import('#middleware/standing_middleware'),
])

export const middleware = router.named({
  guest: () => import('#middleware/guest_middleware'),
  auth: () => import('#middleware/auth_middleware'),
  searchAccess: () => import('#middleware/search_access_middleware'),
  lookingFor: () => import('#middleware/looking_for_middleware'),
  signupAccess: () => import('#middleware/signup_access_middleware'),
  outbox: () => import('#middleware/outbox_middleware'),
  json: () => import('#middleware/json_middleware'),
  admin: () => import('#middleware/admin_middleware'),
  mailIntake: () => import('#middleware/mail_intake_middleware'),
  ticketPage: () => import('#middleware/ticket_page_middleware'),
})
