import sharp from 'sharp'
// montage out.png w files...
const [out, ...files] = process.argv.slice(2)
const imgs = await Promise.all(files.map(async f => { const m = await sharp(f).metadata(); const h = Math.min(m.height, 1500); return { buf: await sharp(f).extract({left:0,top:0,width:m.width,height:h}).toBuffer(), w: m.width, h } }))
let x = 0; const comp = []; let H = 0
for (const i of imgs) { comp.push({ input: i.buf, left: x, top: 0 }); x += i.w + 12; H = Math.max(H, i.h) }
await sharp({ create: { width: x, height: H, channels: 3, background: '#888' } }).composite(comp).png().toFile(out)
