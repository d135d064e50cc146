import './alonetonight.css'
import { beginLander } from './base/base'

beginLander()
