// Makes PDFs in which Hindi text is stored glyph by glyph, as courts' word processors do. Typst cannot make such PDFs.
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { type Font, openSync } from 'fontkit'
import { writeKrutiDev } from './kruti-dev.ts'
import { writeObjects } from './pdf-objects.ts'

/** `drawn`: Unicode, in the order in which the glyphs are drawn. `legacy`: the encoding of the font Kruti Dev. */
export type HindiText = 'drawn' | 'legacy'

export interface Line {
  text: string
  size?: number
  isCentred?: boolean
}

const file = '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'
let opened: Font | undefined
function openFont(): Font {
  opened ??= openSync(createRequire(import.meta.url).resolve(file)) as Font
  return opened
}

export const [pageWidth, pageHeight, margin, leading] = [595, 842, 72, 1.7]

function startFont(textOf: (drawn: string) => string) {
  const font = openFont()
  const subset = font.createSubset()
  const widths = new Map<number, number>()
  const texts = new Map<number, string>()
  return {
    /** `hex` has the codes of the glyphs. `width` is the text's width at font size 1. */
    write(text: string) {
      const run = font.layout(text)
      const ids = run.glyphs.map((glyph) => {
        // fontkit's types are wrong: `includeGlyph` already returns a number.
        const id = Number(subset.includeGlyph(glyph))
        widths.set(id, Math.round((glyph.advanceWidth / font.unitsPerEm) * 1000))
        texts.set(id, textOf(drawnText(glyph.codePoints, glyph.name)))
        return id
      })
      return { hex: ids.map(hex4).join(''), width: run.advanceWidth / font.unitsPerEm }
    },
    subset: () => Buffer.from(subset.encode()),
    widths: () => [...widths].map(([id, width]) => `${id} [${width}]`).join(' '),
    toUnicode: () =>
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange\n${[
        ...texts,
      ]
        .map(
          ([id, text]) =>
            `1 beginbfchar <${hex4(id)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> endbfchar`,
        )
        .join('\n')}\nendcmap end end`,
  }
}

const hex4 = (id: number) => id.toString(16).padStart(4, '0')
const reph = 'र्'

/** Prefers the glyph's name, because fontkit's `codePoints` stay those of the first text that used the glyph. */
function drawnText(codePoints: readonly number[], name: string): string {
  const hex = /^uni((?:[0-9A-F]{4})+)/.exec(name)?.[1]?.match(/.{4}/g)
  const text = String.fromCodePoint(...(hex?.map((code) => Number.parseInt(code, 16)) ?? codePoints))
  // The vowel sign `i` with a reph (a `र` above) is two glyphs: the sign before the consonants, and `NullMark` after
  // them for the reph.
  return text.startsWith('ि') ? 'ि' : name === 'NullMark' ? reph : text
}

const isHindi = (piece: string) => /[\u0900-\u097f]/.test(piece)
const piecesOf = (word: string) => word.match(/[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g) ?? []

export function drawHindi(lines: readonly Line[], kind: HindiText, foot: string): Buffer {
  const fonts = {
    hindi: startFont((drawn) => (kind === 'legacy' ? writeKrutiDev(drawn) : drawn)),
    other: startFont((text) => text),
  }
  const measure = (text: string) =>
    piecesOf(text).map((piece) => {
      const name = isHindi(piece) ? ('hindi' as const) : ('other' as const)
      return { name, ...fonts[name].write(piece) }
    })
  const widthOf = (text: string) => measure(text).reduce((sum, { width }) => sum + width, 0)

  function wrap({ text, size = 11, ...rest }: Line): Required<Line>[] {
    const rows: string[] = []
    for (const word of text.split(' ')) {
      const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`
      if (rows.length > 0 && widthOf(longer) * size <= pageWidth - 2 * margin) rows[rows.length - 1] = longer
      else rows.push(word)
    }
    return rows.map((row) => ({ isCentred: false, ...rest, text: row, size }))
  }

  function place({ text, size, isCentred }: Required<Line>, y: number): string {
    const parts = measure(text)
    const width = parts.reduce((sum, one) => sum + one.width, 0) * size
    const x = isCentred ? (pageWidth - width) / 2 : margin
    const shown = parts.map(({ name, hex }) => `/${name} ${size} Tf <${hex}> Tj`).join(' ')
    return `BT 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${shown} ET`
  }

  const pages: string[][] = [[]]
  let y = pageHeight - margin
  for (const row of lines.flatMap(wrap)) {
    if (y < margin + row.size) {
      pages.push([])
      y = pageHeight - margin
    }
    pages.at(-1)?.push(place(row, y))
    y -= row.size * leading
  }
  for (const page of pages) page.push(place({ text: foot, size: 8, isCentred: false }, margin / 2))
  return writePdf(pages, fonts, kind)
}

type Fonts = Record<'hindi' | 'other', ReturnType<typeof startFont>>

function writePdf(pages: readonly string[][], fonts: Fonts, kind: HindiText): Buffer {
  const objects: Buffer[] = []
  const add = (...parts: (string | Buffer)[]) => objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))))
  const stream = (data: string | Buffer, extra = '') => {
    const packed = deflateSync(data)
    return add(`<< /Length ${packed.byteLength} /Filter /FlateDecode ${extra}>>\nstream\n`, packed, '\nendstream')
  }
  const addFont = (font: Fonts['hindi'], name: string) => {
    const program = stream(font.subset())
    const descriptor = add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-600 -500 1500 1100] /ItalicAngle 0 /Ascent 1000 /Descent -400 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
    )
    const letters = add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R /W [${font.widths()}] >>`,
    )
    const texts = stream(font.toUnicode())
    return add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${letters} 0 R] /ToUnicode ${texts} 0 R >>`,
    )
  }
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  const hindi = addFont(fonts.hindi, kind === 'legacy' ? 'AAAAAA+KrutiDev010' : 'AAAAAA+Mangal')
  const other = addFont(fonts.other, 'AAAAAB+Mangal')
  const kids = pages.map((page) => {
    const contents = stream(page.join('\n'))
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${contents} 0 R /Resources << /Font << /hindi ${hindi} 0 R /other ${other} 0 R >> >> >>`,
    )
  })
  objects[1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  )

  return writeObjects(objects)
}
