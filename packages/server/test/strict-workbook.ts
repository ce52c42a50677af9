import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
const relations = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** ISO 29500 Strict: the namespaces differ from Excel's default, and date cells contain text (type `d`). */
const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}" conformance="strict"><workbookPr dateCompatibility="0"/><sheets><sheet name="Cases" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Case No</t></is></c><c r="B1" t="inlineStr"><is><t>Next date</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>WP/1/2024</t></is></c><c r="B2" s="1" t="d"><v>2027-03-12</v></c></row><row r="3"><c r="A3"><v>1234</v></c><c r="B3" s="1" t="d"><v>2027-03-13T00:00:00</v></c></row></sheetData></worksheet>`,
}

export function strictWorkbook(): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`), name)
  zip.end()
  return buffer(zip.outputStream)
}
