import { focusFirst, moveFocus } from './menu_focus'
import { placeMenu } from './menu_place'

/** Does for the menus of a page without React what the component `Menu` does for those of the others. */
export function followMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu')) {
    menu.addEventListener('beforetoggle', () => placeMenu(menu))
    if (menu.role === 'menu') follow(menu)
  }
}

function follow(menu: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)
  menu.addEventListener('keydown', (event) => moveFocus(menu, event))
  menu.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open'
    button?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) focusFirst(menu)
  })
}
