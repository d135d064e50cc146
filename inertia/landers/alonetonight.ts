import './alonetonight.css'
import { beginPlainPage } from '../plain/begin'

beginPlainPage()
