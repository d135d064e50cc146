declare module 'subset-font' {
  type Options = Readonly<{
    targetFormat: 'woff2'
    variationAxes: Readonly<Record<string, Readonly<{ min: number; max: number }>>>
  }>

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
