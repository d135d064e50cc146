import './collagelanding.css'
import { beginPlainPage } from '../plain/begin'

beginPlainPage()
