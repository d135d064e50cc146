import {
  Banknote,
  Camera,
  FileText,
  Flag,
  Globe,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  MessagesSquare,
  Scale,
  ScrollText,
  ShieldUser,
  ServerCog,
  TicketPercent,
  Split,
  UserCheck,
  Users,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const drawn = {
  dashboard: LayoutDashboard,
  pictures: Camera,
  reports: Flag,
  appeals: Scale,
  inbox: MessagesSquare,
  complaints: LifeBuoy,
  requests: UserCheck,
  members: Users,
  money: Banknote,
  discounts: TicketPercent,
  sources: Split,
  content: FileText,
  sites: Globe,
  operations: ServerCog,
  admins: ShieldUser,
  audit: ScrollText,
  log_out: LogOut,
}

export type AdminIcon = keyof typeof drawn

/** Icons as SVG, by their name: decoration beside words. */
export const adminIcons = Object.fromEntries(
  Object.entries(drawn).map(([name, icon]) => [
    name,
    renderToStaticMarkup(createElement(icon, { 'size': 18, 'aria-hidden': true })),
  ])
) as Readonly<Record<AdminIcon, string>>
