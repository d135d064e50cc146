import edge from 'edge.js'
import { neededOfBrowsers } from '#config/browsers'

edge.global('browserCan', neededOfBrowsers.map(({ test }) => test).join(' && '))
