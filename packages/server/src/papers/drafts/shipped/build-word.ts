// Makes the Word file of a shipped paper. All looks are named styles, so that a chamber can change them in Word.
import { draftFields, isDraftField } from '@peshi/contract/papers/drafts/fields'
import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  type IParagraphStyleOptions,
  LevelFormat,
  LineRuleType,
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

/** Height of a line of Nastaliq in type sizes. It is fixed, because a replaced font does not say how tall it is. */
const nastaliqLine = 2.1

/** `pleading` follows the Supreme Court's circular of 5 March 2020. Type sizes in points, margins in millimetres. */
const layouts = {
  pleading: { size: 14, line: 360, after: 120, side: 40, top: 20, beforeSignature: 720 },
  form: { size: 12, line: 252, after: 40, side: 25, top: 20, beforeSignature: 480 },
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
        children: blocks.map((block, at) =>
          block.kind === 'table'
            ? tableOf(block, width, language)
            : paragraphOf(block, blocks[at - 1]?.kind === 'table', language),
        ),
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

function stylesOf({ size, line, after, beforeSignature }: (typeof layouts)['pleading'], language: PaperLanguage) {
  const { font, locale, enlarge } = scripts[language]
  const isNastaliq = language === 'ur'
  const points = (more: number) => ({ size: (size + more) * 2, sizeComplexScript: (size + more + enlarge) * 2 })
  const spacing = isNastaliq
    ? { line: Math.round((size + enlarge) * nastaliqLine * 20), lineRule: LineRuleType.EXACT }
    : { line, lineRule: LineRuleType.AUTO }
  // Justified Nastaliq has wide gaps between its words, and a line under it crosses its letters.
  const justified = { alignment: isNastaliq ? AlignmentType.START : AlignmentType.BOTH }
  const underline = isNastaliq ? {} : { underline: {} }
  const bold = { bold: true, boldComplexScript: true }
  const centred = { alignment: AlignmentType.CENTER }
  const style = (name: string, more: Omit<IParagraphStyleOptions, 'id' | 'name'>): IParagraphStyleOptions => ({
    id: idOf(name),
    name,
    quickFormat: true,
    basedOn: 'Normal',
    ...more,
  })
  return {
    default: {
      document: {
        run: {
          ...points(0),
          font: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'Times New Roman', cs: font },
          language: { value: 'en-IN', bidirectional: locale },
        },
        paragraph: { spacing: { ...spacing, after } },
      },
    },
    paragraphStyles: [
      style(styleNames.court, { run: { ...bold, ...points(1) }, paragraph: { ...centred, keepNext: true } }),
      style(styleNames.title, {
        run: { ...bold, ...underline },
        paragraph: { ...centred, keepNext: true, spacing: { ...spacing, before: after * 2, after } },
      }),
      style(styleNames.centred, { paragraph: centred }),
      style(styleNames.end, { paragraph: { alignment: AlignmentType.END, spacing: { ...spacing, after: 0 } } }),
      style(styleNames.signature, {
        paragraph: {
          alignment: AlignmentType.END,
          keepNext: true,
          spacing: { ...spacing, before: beforeSignature, after: 0 },
        },
      }),
      style(styleNames.body, { paragraph: justified }),
      style(styleNames.numbered, { paragraph: justified }),
      style(styleNames.item, { paragraph: justified }),
      style(cellStyle, { run: points(-3), paragraph: { spacing: { line: 240, after: 0 } } }),
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

const directionOf = (language: PaperLanguage) => (language === 'ur' ? { bidirectional: true } : {})

function paragraphOf(
  { look, text, list, beginsPage }: SourceParagraph,
  isBelowTable: boolean,
  language: PaperLanguage,
): Paragraph {
  return new Paragraph({
    style: idOf(styleNames[look]),
    ...directionOf(language),
    pageBreakBefore: beginsPage,
    ...(look === 'numbered' || look === 'item' ? { numbering: { reference: look, level: 0, instance: list } } : {}),
    ...(isBelowTable ? { spacing: { before: 200 } } : {}),
    children: runsOf(text, language),
  })
}

function tableOf({ widths, rows }: SourceTable, width: number, language: PaperLanguage): Table {
  const parts = widths.reduce((sum, one) => sum + one, 0)
  const columns = widths.map((one) => Math.floor((width * one) / parts))
  return new Table({
    ...(language === 'ur' ? { visuallyRightToLeft: true } : {}),
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
                margins: { left: 70, right: 70, top: 30, bottom: 30 },
                children: [
                  new Paragraph({
                    style: idOf(cellStyle),
                    ...directionOf(language),
                    children: runsOf(cell, language, row === 0),
                  }),
                ],
              }),
          ),
        }),
    ),
  })
}

/** Fields whose values have no Urdu letters. */
const isLeftToRight = (name: string) =>
  isDraftField(name) &&
  (['date', 'sum'].includes(draftFields[name].kind) || /_(?:phone|email|enrolment)$|^fir_number$/.test(name))

const mark = '\u200E'

/** Between right-to-left words, `14-12-2026` and `+91 94150 00000` keep their order with a mark on both sides. */
function runsOf(text: string, language: PaperLanguage, isBold = false): TextRun[] {
  const bold = isBold ? { bold: true, boldComplexScript: true } : {}
  if (language !== 'ur') return [new TextRun({ text, ...bold })]
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      isLeftToRight(part.slice(1, -1))
        ? new TextRun({ text: `${mark}${part}${mark}`, ...bold })
        : new TextRun({ text: part, rightToLeft: true, ...bold }),
    )
}
