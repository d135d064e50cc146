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
].join(' ')
