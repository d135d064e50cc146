/** Picture for an error page: three tiles of the picture wall, one of them empty. */
export function ErrorArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 320" aria-hidden="true" className={className}>
      <g transform="rotate(-9 110 180)">
        <rect x="40" y="84" width="150" height="200" rx="12" fill="#c9b8fb" />
        <circle cx="80" cy="124" r="22" fill="#fff" opacity=".55" />
        <Bust x={115} y={284} skin="#e8b38f" clothes="#6d5ad0" hair="#5b3a2b" />
      </g>
      <g transform="rotate(8 310 180)">
        <rect x="230" y="84" width="150" height="200" rx="12" fill="#8fd3cb" />
        <circle cx="344" cy="130" r="26" fill="#fff" opacity=".5" />
        <Bust x={305} y={284} skin="#935f40" clothes="#b5179e" hair="#2a1e2e" />
      </g>
      <rect
        x="128"
        y="34"
        width="164"
        height="219"
        rx="12"
        strokeWidth="3"
        strokeDasharray="9 9"
        className="fill-surface stroke-primary"
      />
      <path
        transform="translate(168 101) scale(3.5)"
        d="M12 .8c.5 0 .7.3.8.7 1.1 5.2 3.3 7.9 8.3 9.7.4.2.7.4.7.8s-.3.6-.7.8c-5 1.8-7.2 4.5-8.3 9.7-.1.4-.3.7-.8.7s-.7-.3-.8-.7c-1.1-5.2-3.3-7.9-8.3-9.7-.4-.2-.7-.4-.7-.8s.3-.6.7-.8c5-1.8 7.2-4.5 8.3-9.7.1-.4.3-.7.8-.7Z"
        className="fill-tint"
      />
    </svg>
  )
}

interface BustProps {
  x: number
  y: number
  skin: string
  clothes: string
  hair: string
}

function Bust({ x, y, skin, clothes, hair }: BustProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="-106" r="40" fill={hair} />
      <rect x="-12" y="-76" width="24" height="34" fill={skin} />
      <ellipse cy="-94" rx="29" ry="34" fill={skin} />
      <path d="M-33-104c10-26 50-32 66 0-22-4-40-12-44-16-4 8-12 14-22 16Z" fill={hair} />
      <path d="M-62 0c0-38 24-50 62-50s62 12 62 50Z" fill={clothes} />
    </g>
  )
}
