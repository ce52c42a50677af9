import { PDF, PdfArray, PdfNumber } from '@libpdf/core'
import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node'
import { putOnWhite } from './orientation.ts'
import { type Picture, readPictures } from './picture-readers.ts'
import { answerEach } from './reading-protocol.ts'

// Argument: the media type. Answer: a PDF as base64, empty if the picture is damaged.

const quality = 85
/** Enough to print an A4 page with 200 dots an inch. */
const longestEdge = 2400
const a4 = [595, 842] as const
const margin = 28

function addPage(pdf: PDF, { pixels, width, height, stretch }: Picture): void {
  putOnWhite({ pixels, width, height })
  const shown = [width, height / stretch] as const
  const scale = Math.min(1, longestEdge / Math.max(...shown))
  const size = shown.map((edge) => Math.max(1, Math.round(edge * scale))) as [number, number]
  const whole = new PhotonImage(pixels, width, height)
  const isSame = size[0] === width && size[1] === height
  const jpeg = (isSame ? whole : resize(whole, ...size, SamplingFilter.Triangle)).get_bytes_jpeg(quality)
  const [pageWidth, pageHeight] = size[0] > size[1] ? [a4[1], a4[0]] : a4
  const fit = Math.min((pageWidth - 2 * margin) / size[0], (pageHeight - 2 * margin) / size[1])
  const [drawnWidth, drawnHeight] = [size[0] * fit, size[1] * fit]
  const [x, y] = [(pageWidth - drawnWidth) / 2, (pageHeight - drawnHeight) / 2]
  const page = pdf.addPage({ width: pageWidth, height: pageHeight })
  page.drawImage(pdf.embedJpeg(jpeg), { x, y, width: drawnWidth, height: drawnHeight })
  const edges = [x, y, x + drawnWidth, y + drawnHeight]
  page.dict.set('ArtBox', PdfArray.of(...edges.map((edge) => PdfNumber.of(edge))))
}

async function draw(file: Buffer, mediaType: string): Promise<string> {
  const pdf = PDF.create()
  for await (const page of readPictures(file, mediaType)) addPage(pdf, page)
  return pdf.getPageCount() === 0 ? '' : Buffer.from(await pdf.save()).toString('base64')
}

await answerEach((file, [mediaType = '']) => draw(file, mediaType).catch(() => ''))
