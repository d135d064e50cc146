/** Long texts of our own, from Markdown to HTML on the server. */
export function Prose({ html }: { html: string }) {
  return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
}

const classes = [
  '[&>*+*]:mt-4 [&>h2]:mt-10 [&>h2]:text-xl [&>h3]:mt-8 text-pretty',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li+li]:mt-2',
  '[&_a]:text-primary-strong [&_a]:underline',
  '[&_table]:w-full [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2',
  '[&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top',
  // A phone is too narrow for columns: there each row is a block of lines.
  'max-sm:[&_thead]:sr-only max-sm:[&_tr]:block max-sm:[&_tr]:border-b max-sm:[&_tr]:border-line',
  'max-sm:[&_tr]:py-3 max-sm:[&_td]:block max-sm:[&_td]:border-0 max-sm:[&_td]:p-0',
  'max-sm:[&_td:first-child]:font-semibold max-sm:[&_td:last-child]:text-sm',
  'max-sm:[&_td:last-child]:text-muted max-sm:[&_td]:wrap-anywhere',
].join(' ')
