/** Three dots that rise in turn; the words for it are in the header of the list and spoken. */
export function TypingDots() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 flex w-fit gap-[5px] rounded-bubble rounded-bl-[5px] bg-surface px-[18px] py-4 *:size-2 *:animate-rise *:rounded-full *:bg-muted"
    >
      <span />
      <span className="[animation-delay:150ms]!" />
      <span className="[animation-delay:300ms]!" />
    </div>
  )
}
