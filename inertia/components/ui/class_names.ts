/** Joins the class names that apply. A loop, as a page calls this about 150 times. */
export function classNames(...names: (string | false | null | undefined)[]) {
  let joined = ''
  for (const name of names) if (name) joined += joined ? ` ${name}` : name
  return joined
}
