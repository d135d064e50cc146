export default function Bare({ rows }: { rows: string[] }) {
  return (
    <main>
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </main>
  )
}
