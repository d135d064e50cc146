/**
 * What travels together. Left alone, every icon and button that two pages share becomes a file of
 * its own: the home page would ask for thirty, and small files compress badly. Libraries stay apart
 * from the frame of the site, as a new release of the site seldom changes them.
 */
export const chunks = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|@inertiajs)[\\/]/,
    priority: 1,
  },
  {
    name: 'shell',
    test: /inertia[\\/](components[\\/](shell|ui)|layouts|live|i18n)[\\/]|lucide-react/,
    minShareCount: 4,
  },
]
