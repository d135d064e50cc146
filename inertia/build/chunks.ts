/** UI parts that only forms and lists need; a test compares this with what the pages import. */
export const controls = [
  'back_link',
  'back_to_list',
  'copy_button',
  'checkbox',
  'dialog_buttons',
  'empty_state',
  'error_summary',
  'field',
  'fictional_label',
  'format_time',
  'money',
  'name_and_age',
  'needs_script',
  'password_field',
  'person_name',
  'pill_checkbox',
  'pill_radios',
  'portrait',
  'post_button',
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
  'tile_picture',
  'time',
  'bottom_sheet',
]

/** Icons that many pages show, but not their frame. */
export const pageIcons = [
  'ban',
  'bot',
  'circle-exclamation-point',
  'drama',
  'ellipsis',
  'eye',
  'eye-off',
  'flag',
  'images',
  'lock',
  'lock-open',
  'pen-line',
  'pencil',
]

/** Icons of banners of the frame that a page shows too. */
export const bannerIcons = ['bell', 'image-plus', 'mail-x']

/** Parts of the frame of inner pages. */
const innerParts =
  'error_page|error_art|phone_header|back_button|footer|footer_languages|data_sources|disclaimer'
/** What only members need, or only visitors by some links. */
const memberParts = 'page_view|seen_time|follow_member|connection|poll|poll_intervals|push_subscription|presence|call_server|retry|page_exists'
const anyControl = controls.join('|')
const anyPageIcon = pageIcons.join('|')

/**
 * Chunk groups. By default every icon and button that two pages share becomes a chunk of its own: a
 * page would load thirty, and small files compress badly. Libraries are apart from the shell, as
 * releases seldom change them; parts of forms and lists are apart from both, as pages of text need
 * neither.
 */
export const chunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|@inertiajs)[\\/]/,
    priority: 2,
  },
  // What the home page and landers share, without anything of the pages of Inertia, and without what only
  // pages of React without React need.
  {
    name: 'plain',
    test: /inertia[\\/](plain[\\/](?!(menus|follow_history)\.)|live[\\/](retry|seen_time)\.)/,
    priority: 2,
  },
  {
    name: 'shell',
    test: new RegExp(
      `inertia[\\\\/](components[\\\\/](shell[\\\\/](?!(${innerParts})\\.)|ui[\\\\/](?!(${anyControl})\\.))|layouts[\\\\/](?!checkout)|live[\\\\/](?!(${memberParts})\\.)|i18n)` +
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
  // Small parts that the pages before an account share: each of its own compresses badly.
  {
    name: 'accounts',
    test: /components[\\/]accounts[\\/](target_card|text_link|username_field)\.|lucide-react.*[\\/]fingerprint-pattern\./,
    minShareCount: 2,
  },
  // What banners of the frame show: apart, so that the frame does not load the icons of all pages.
  {
    name: 'banner_icons',
    test: new RegExp(`lucide-react.*[\\\\/](${bannerIcons.join('|')})\\.`),
    minShareCount: 2,
  },
  // Icons that two pages share are one file: each of its own would stand in the list of chunks.
  { name: 'icons', test: /lucide-react(?!.*[\\/]arrow-right\.)/, minShareCount: 2 },
]
