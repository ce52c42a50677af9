// Makes the Word file of a shipped paper. All looks are named styles, so that a chamber can change them in Word.
import { draftFields, isDraftField } from '@peshi/contract/papers/drafts/fields'
import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  type IParagraphStyleOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { PaperLanguage, PaperSource } from './paper.ts'
import { type ParagraphLook, readSource, type SourceParagraph, type SourceTable } from './read-source.ts'

/** Fonts that Windows has. Other systems replace them with a font of the same script. */
const scripts: Record<PaperLanguage, { font: string; locale: string; enlarge: number }> = {
  en: { font: 'Times New Roman', locale: 'en-IN', enlarge: 0 },
  hi: { font: 'Nirmala UI', locale: 'hi-IN', enlarge: 0 },
  ur: { font: 'Urdu Typesetting', locale: 'ur-IN', enlarge: 2 },
}

/** `pleading` follows the Supreme Court's circular of 5 March 2020. Type sizes in points, margins in millimetres. */
const layouts = {
  pleading: { size: 14, line: 360, after: 120, side: 40, top: 20 },
  form: { size: 12, line: 276, after: 80, side: 25, top: 20 },
}

const styleNames: Record<ParagraphLook, string> = {
  title: 'Paper title',
  court: 'Court heading',
  centred: 'Paper centred',
  end: 'Paper end side',
  signature: 'Paper signature',
  numbered: 'Paper numbered',
  item: 'Paper item',
  body: 'Paper text',
  part: 'Paper text',
}
const cellStyle = 'Paper cell'

const pageWidth = 210
const pageHeight = 297
const idOf = (name: string) => name.replaceAll(' ', '')

export async function buildWord(source: PaperSource, language: PaperLanguage): Promise<Uint8Array> {
  const text = source.texts[language]
  if (text === undefined) throw new Error(`${source.key} has no text in ${language}`)
  const blocks = readSource(text)
  const title = blocks.find((block) => block.kind === 'paragraph' && block.look === 'title') as SourceParagraph
  const layout = layouts[source.layout]
  const margins = { side: convertMillimetersToTwip(layout.side), top: convertMillimetersToTwip(layout.top) }
  const width = convertMillimetersToTwip(pageWidth) - 2 * margins.side
  const file = new Document({
    title: title.text,
    creator: 'Peshi',
    styles: stylesOf(layout, language),
    numbering: { config: [levelOf('numbered', '%1.'), levelOf('item', '(%1)')] },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(pageWidth), height: convertMillimetersToTwip(pageHeight) },
            margin: { top: margins.top, bottom: margins.top, left: margins.side, right: margins.side },
          },
        },
        footers: { default: footer() },
        children: blocks.map((block) =>
          block.kind === 'table' ? tableOf(block, width, language) : paragraphOf(block, language),
        ),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

function stylesOf({ size, line, after }: (typeof layouts)['pleading'], language: PaperLanguage) {
  const { font, locale, enlarge } = scripts[language]
  const points = (more: number) => ({
    size: `${size + more}pt` as const,
    sizeComplexScript: (size + more + enlarge) * 2,
  })
  const bold = { bold: true, boldComplexScript: true }
  const style = (name: string, more: Omit<IParagraphStyleOptions, 'id' | 'name'>): IParagraphStyleOptions => ({
    id: idOf(name),
    name,
    quickFormat: true,
    basedOn: 'Normal',
    ...more,
  })
  const centred = { alignment: AlignmentType.CENTER, keepNext: true }
  const { START, BOTH, END } = AlignmentType
  return {
    default: {
      document: {
        run: {
          ...points(0),
          font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'Times New Roman', cs: font },
          language: { value: 'en-IN', bidirectional: locale },
        },
        paragraph: { spacing: { line, after } },
      },
    },
    paragraphStyles: [
      style(styleNames.court, { run: { ...bold, ...points(1) }, paragraph: centred }),
      style(styleNames.title, {
        run: { ...bold, ...points(0), underline: {} },
        paragraph: { ...centred, spacing: { before: after * 2, after, line } },
      }),
      style(styleNames.centred, { paragraph: { alignment: AlignmentType.CENTER } }),
      style(styleNames.end, { paragraph: { alignment: END, spacing: { after: 0, line } } }),
      style(styleNames.signature, {
        paragraph: { alignment: END, keepNext: true, spacing: { before: 720, after: 0, line } },
      }),
      // Justified Nastaliq stretches the gaps between words.
      style(styleNames.body, { paragraph: { alignment: language === 'ur' ? START : BOTH } }),
      style(styleNames.numbered, { paragraph: { alignment: language === 'ur' ? START : BOTH } }),
      style(styleNames.item, { paragraph: { alignment: language === 'ur' ? START : BOTH } }),
      style(cellStyle, { run: points(-2), paragraph: { spacing: { line: 260, after: 20 } } }),
    ],
  }
}

const levelOf = (reference: string, text: string) => ({
  reference,
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { start: reference === 'item' ? 1134 : 567, hanging: 567 } } },
    },
  ],
})

const footer = () =>
  new Footer({
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] }),
    ],
  })

function paragraphOf({ look, text, list, beginsPage }: SourceParagraph, language: PaperLanguage): Paragraph {
  return new Paragraph({
    style: idOf(styleNames[look]),
    bidirectional: language === 'ur',
    pageBreakBefore: beginsPage,
    ...(look === 'numbered' || look === 'item' ? { numbering: { reference: look, level: 0, instance: list } } : {}),
    children: runsOf(text, language),
  })
}

function tableOf({ widths, rows }: SourceTable, width: number, language: PaperLanguage): Table {
  const parts = widths.reduce((sum, one) => sum + one, 0)
  const columns = widths.map((one) => Math.floor((width * one) / parts))
  return new Table({
    visuallyRightToLeft: language === 'ur',
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: columns,
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: cells.map(
            (cell, column) =>
              new TableCell({
                width: { size: columns[column] ?? 0, type: WidthType.DXA },
                margins: { left: 80, right: 80, top: 40, bottom: 40 },
                children: [
                  new Paragraph({
                    style: idOf(cellStyle),
                    bidirectional: language === 'ur',
                    children: runsOf(cell, language, row === 0),
                  }),
                ],
              }),
          ),
        }),
    ),
  })
}

const isolated = (tag: string) => `\u2068${tag}\u2069`

/**
 * In right-to-left text a value is isolated, so that the parts of `14-12-2026` and of an address keep their order. A
 * date or a sum is a left-to-right run.
 */
function runsOf(text: string, language: PaperLanguage, isBold = false): TextRun[] {
  const bold = isBold ? { bold: true, boldComplexScript: true } : {}
  if (language !== 'ur') return [new TextRun({ text, ...bold })]
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = part.slice(1, -1)
      const kind = isDraftField(name) ? draftFields[name].kind : null
      const isValue = part.startsWith('{') && /^\{\w+\}$/.test(part)
      return new TextRun({
        text: isValue ? isolated(part) : part,
        rightToLeft: kind !== 'date' && kind !== 'sum',
        ...bold,
      })
    })
}
