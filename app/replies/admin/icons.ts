import {
  Banknote,
  Camera,
  FileText,
  Flag,
  LayoutDashboard,
  LogOut,
  Scale,
  ScrollText,
  ShieldUser,
  ServerCog,
  Split,
  Users,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const drawn = {
  dashboard: LayoutDashboard,
  pictures: Camera,
  reports: Flag,
  appeals: Scale,
  members: Users,
  money: Banknote,
  sources: Split,
  content: FileText,
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
