import './collagelanding.css'
import { beginLander } from './base/base'

beginLander()
