/** What only forms and lists need; a test compares it with what the pages import. */
export const controls = [
  'back_link',
  'copy_button',
  'checkbox',
  'countdown',
  'dialog_buttons',
  'empty_state',
  'error_summary',
  'fictional_label',
  'format_time',
  'money',
  'name_and_age',
  'password_field',
  'person_name',
  'pill_checkbox',
  'portrait',
  'post_form',
  'progress_steps',
  'range_slider',
  'select',
  'side_sheet',
  'silhouette',
  'skeleton',
  'tabs',
  'text_area',
  'text_field',
  'time',
  'bottom_sheet',
]

/** Icons that many pages show, but neither the frame nor the home page. */
export const pageIcons = [
  'ban',
  'circle-exclamation-point',
  'drama',
  'ellipsis',
  'eye',
  'eye-off',
  'flag',
  'images',
  'lock',
  'lock-open',
  'pencil',
]

const anyControl = controls.join('|')
const anyPageIcon = pageIcons.join('|')

/**
 * What travels together. Left alone, every icon and button that two pages share becomes a file of
 * its own: the home page would ask for thirty, and small files compress badly. Libraries stay apart
 * from the frame of the site, as a new release of the site seldom changes them; what only forms
 * and lists need stays apart from both, as the home page does without.
 */
export const chunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|@inertiajs)[\\/]/,
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(
      `inertia[\\\\/](components[\\\\/](shell|ui[\\\\/](?!(${anyControl})\\.))|layouts|live|i18n)` +
        `|lucide-react(?!.*[\\\\/](${anyPageIcon})\\.m?js)`
    ),
    minShareCount: 4,
    priority: 1,
  },
  {
    name: 'forms',
    test: new RegExp(
      `inertia[\\\\/]components[\\\\/]ui[\\\\/](${anyControl})\\.` +
        `|lucide-react.*[\\\\/](${anyPageIcon})\\.m?js`
    ),
    minShareCount: 3,
  },
]
