// Makes PDFs whose pages are pictures, as a court's scanner makes them.
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { type Line, leading, margin, pageHeight, pageWidth } from './hindi-pdf.ts'
import { writeObjects } from './pdf-objects.ts'
import { fontFiles } from './typst.ts'

const dotsPerPoint = 200 / 72
const families = 'Inter, "Noto Sans Devanagari"'

export function drawScan(lines: readonly Line[]): Buffer {
  for (const file of fontFiles()) GlobalFonts.register(file)
  const rows = lines.flatMap(wrap)
  const pages: Canvas[] = []
  let y = Number.POSITIVE_INFINITY
  for (const { text, size, isCentred } of rows) {
    if (y > pageHeight - margin) {
      pages.push(blankPage())
      y = margin
    }
    const context = pages.at(-1)?.getContext('2d')
    if (!context) continue
    context.font = `${size}px ${families}`
    context.textAlign = isCentred ? 'center' : 'left'
    context.fillText(text, isCentred ? pageWidth / 2 : margin, y)
    y += size * leading
  }
  return joinPictures(pages)
}

function blankPage(): Canvas {
  const canvas = createCanvas(Math.round(pageWidth * dotsPerPoint), Math.round(pageHeight * dotsPerPoint))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.scale(dotsPerPoint, dotsPerPoint)
  return canvas
}

function wrap({ text, size = 11, isCentred = false }: Line): Required<Line>[] {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `${size}px ${families}`
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
    if (rows.length > 0 && context.measureText(longer).width <= pageWidth - 2 * margin) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows.map((row) => ({ text: row, size, isCentred }))
}

function joinPictures(pages: readonly Canvas[]): Buffer {
  const numbers = pages.map((_, index) => 3 + 3 * index)
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...pages.flatMap((page, index) => {
      const number = numbers[index] ?? 0
      const jpeg = page.toBuffer('image/jpeg', 85)
      const place = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Scan Do Q`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
        `<< /Length ${place.length} >>\nstream\n${place}\nendstream`,
        Buffer.concat([
          Buffer.from(
            `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.byteLength} >>\nstream\n`,
          ),
          jpeg,
          Buffer.from('\nendstream'),
        ]),
      ]
    }),
  ])
}
