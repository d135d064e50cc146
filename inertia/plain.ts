import './css/app.css'
import './plain/session_storage'
import { beginPlainPage } from './plain/begin'
import { clearAppBadge, forgetHistory } from './plain/forget_member'
import { followHistory } from './plain/follow_history'
import { followMenus } from './plain/menus'

/*
 * For pages that React renders on the server alone, without React in the browser: docs/decisions/0116.
 * Whoever comes here from a page of a member has logged out.
 */
forgetHistory()
clearAppBadge()
beginPlainPage()
followMenus()
followHistory()
