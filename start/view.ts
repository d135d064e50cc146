import edge from 'edge.js'
import { neededOfBrowsers } from '#config/browsers'
import { usesDbIp } from '#config/geoip'

edge.global('browserCan', neededOfBrowsers.map(({ test }) => test).join(' && '))
edge.global('usesDbIp', usesDbIp)
