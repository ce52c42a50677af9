import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type Column, isRightToLeft, type Table } from './table.ts'

const packedAs = { mtime: new Date('1980-01-01T00:00:00Z'), mode: 0o100644 }

/**
 * `docs/decisions/010` explains why no workbook library is used. An error destroys the stream, so that a partial file
 * never looks complete.
 */
export function writeXlsx<Row>(table: Table<Row>): Readable {
  const archive = new ZipFile()
  const written = archive.outputStream as Readable
  const sheet = Readable.from(writeSheet(table), { objectMode: false })
  for (const source of [archive, sheet]) source.on('error', (error: Error) => written.destroy(error))
  written.once('close', () => sheet.destroy())

  const parts = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations,
    'xl/workbook.xml': workbook(table.title),
    'xl/_rels/workbook.xml.rels': workbookRelations,
    'xl/styles.xml': styles,
  }
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name, packedAs)
  archive.addReadStream(sheet, 'xl/worksheets/sheet1.xml', packedAs)
  archive.end()
  return written
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`

const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** Excel calls a file damaged whose sheet has a longer name, or one of these signs in the name. */
const sheetName = (title: string) => title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)

const workbook = (title: string) =>
  `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

const style = { heading: 1, date: 2, text: 3 }
const styles = `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1" xfId="0"><alignment vertical="top"/></xf><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1" xfId="0"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

/** The stream and its compression cost more for each piece than for its rows. */
const rowsAtOnce = 100

async function* writeSheet<Row>({ columns, batches, language }: Table<Row>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"${isRightToLeft(language) ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  let number = 1
  yield rowOf(
    number,
    columns.map(({ heading }) => textCell(heading, style.heading)),
  )
  for await (const rows of batches)
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      yield rows
        .slice(at, at + rowsAtOnce)
        .map((row) =>
          rowOf(
            ++number,
            columns.map((column) => toCell(column, row)),
          ),
        )
        .join('')
  yield '</sheetData></worksheet>'
}

interface Cell {
  attributes: string
  content: string
}

/** Cell references such as `A1` are optional in the standard, but some programs need them. */
const rowOf = (number: number, cells: Cell[]) =>
  `<row r="${number}">${cells.map(({ attributes, content }, at) => `<c r="${letters(at)}${number}"${attributes}>${content}</c>`).join('')}</row>`

const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const textCell = (text: string, as: number): Cell => ({
  attributes: ` t="inlineStr" s="${as}"`,
  content: `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`,
})

function toCell<Row>({ kind, value }: Column<Row>, row: Row): Cell {
  const shown = value(row)
  if (shown === null) return { attributes: '', content: '' }
  if (typeof shown === 'number') return { attributes: '', content: `<v>${shown}</v>` }
  if (kind !== 'date') return textCell(shown, style.text)
  return { attributes: ` s="${style.date}"`, content: `<v>${dayNumber(shown)}</v>` }
}

const dayMs = 86_400_000
/** Workbooks count a 29 February 1900, which did not exist. So the number is correct only from March 1900. */
const dayNumber = (date: string) => (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML forbids control characters and lone surrogates. A cell holds at most 32,767 characters. */
function escapeXml(text: string): string {
  return (
    text
      .slice(0, 32_767)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (letter) => entities[letter] ?? '')
  )
}
