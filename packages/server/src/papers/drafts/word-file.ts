// Opens a Word file that a stranger may have written. Runs in a child process.
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import PizZip from 'pizzip'
import type { ProblemCode } from './template-problem.ts'

export class BadTemplate extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

const mostUnpacked = 30 * 1024 * 1024
const mostOfText = 5 * 1024 * 1024
const mostEntries = 500

/** Links that do nothing until a person presses them. */
const harmlessLink = /\/hyperlink$/
const embedded = /vbaProject|\.bin$|^word\/(embeddings|activeX)\//i
/** Word fields that load files or start programs. */
const loadingField = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|RD)\b/

export function openWord(bytes: Uint8Array): PizZip {
  const zip = unzip(bytes)
  const names = Object.keys(zip.files)
  if (names.length > mostEntries) throw new BadTemplate('template-bomb')
  if (names.some((name) => embedded.test(name))) throw new BadTemplate('template-macros')
  let left = mostUnpacked
  for (const name of names) {
    const entry = zip.files[name]
    if (!entry || entry.dir) continue
    const said = (entry as unknown as { _data: { uncompressedSize?: number } })._data.uncompressedSize ?? 0
    left -= said
    if (left < 0 || (isXml(name) && said > mostOfText)) throw new BadTemplate('template-bomb')
  }
  if (!zip.files['word/document.xml']) throw new BadTemplate('template-not-word')
  for (const name of names.filter(isXml)) checkXml(name, readText(zip, name))
  return zip
}

const isXml = (name: string) => /\.(xml|rels)$/i.test(name)

function unzip(bytes: Uint8Array): PizZip {
  try {
    return new PizZip(bytes)
  } catch {
    throw new BadTemplate('template-broken')
  }
}

function readText(zip: PizZip, name: string): string {
  try {
    return zip.files[name]?.asText() ?? ''
  } catch {
    throw new BadTemplate('template-broken')
  }
}

function checkXml(name: string, xml: string): void {
  if (xml.length > mostOfText || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new BadTemplate('template-bomb')
  if (/macroEnabled|vbaProject/i.test(xml) && name === '[Content_Types].xml') throw new BadTemplate('template-macros')
  if (/altChunk|<w:attachedTemplate\b[^>]*http/i.test(xml)) throw new BadTemplate('template-external')
  const document = parseXml(xml)
  if (name.endsWith('.rels'))
    for (const link of elementsOf(document, 'Relationship'))
      if (link.getAttribute('TargetMode') === 'External' && !harmlessLink.test(link.getAttribute('Type') ?? ''))
        throw new BadTemplate('template-external')
  const commands = elementsOf(document, 'w:instrText').map((one) => one.textContent)
  const fields = elementsOf(document, 'w:fldSimple').map((one) => one.getAttribute('w:instr'))
  if (loadingField.test([commands.join(''), ...fields].join(' '))) throw new BadTemplate('template-external')
}

export function parseXml(xml: string): Document {
  const fail = () => {
    throw new BadTemplate('template-broken')
  }
  try {
    return new DOMParser({ onError: (level) => level !== 'warning' && fail() }).parseFromString(xml, 'text/xml')
  } catch {
    return fail()
  }
}

export const partOf = (zip: PizZip, name: string): Document | null => {
  const xml = zip.files[name]?.asText()
  return xml === undefined ? null : parseXml(xml)
}

export const elementsOf = (from: Document | Element, name: string): Element[] => [...from.getElementsByTagName(name)]

export const childrenOf = (from: Element | null | undefined, ...names: string[]): Element[] =>
  [...(from?.childNodes ?? [])].filter((node): node is Element => names.includes(node.nodeName))

export const childOf = (from: Element | null | undefined, name: string): Element | undefined =>
  childrenOf(from, name)[0]

/** Parts with text that is filled: the document, its headers and its footers. */
export const filledParts = (zip: PizZip): string[] =>
  Object.keys(zip.files).filter((name) => /^word\/(?:document|header\d*|footer\d*)\.xml$/.test(name))
