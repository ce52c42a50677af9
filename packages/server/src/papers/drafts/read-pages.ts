import type { DraftBlock, DraftPages, DraftParagraph, LeftOut } from '@peshi/contract/papers/drafts'
import type { Element } from '@xmldom/xmldom'
import type PizZip from 'pizzip'
import { childOf, childrenOf, elementsOf, partOf } from './word-file.ts'
import { find, isOn, pointsOf, readNumbering, readStyles, type Sources, valOf } from './word-styles.ts'

type Run = DraftParagraph['runs'][number]
type Table = Extract<DraftBlock, { kind: 'table' }>

const usualSize = 11

/** The preview and the PDF show the text, lists and tables of a Word file. */
export function readPages(zip: PizZip): DraftPages {
  const styles = readStyles(partOf(zip, 'word/styles.xml'))
  const numbering = readNumbering(partOf(zip, 'word/numbering.xml'))
  const leftOut = new Set<LeftOut>()

  function paragraphOf(from: Element): DraftParagraph {
    const own = childOf(from, 'w:pPr')
    const { paragraph: styled, run: runStyle } = styles.paragraphSources(own)
    const list = find(styled, 'w:numPr')
    const listId = valOf(childOf(list, 'w:numId'))
    const numbered =
      listId && listId !== '0' ? numbering.next(listId, Number(valOf(childOf(list, 'w:ilvl')) ?? 0)) : null
    const sources: Sources = numbered ? [own, numbered.properties, ...styled.slice(1)] : styled
    const runs = elementsOf(from, 'w:r')
      .filter((run) => run.parentNode && !isInside(run, 'w:txbxContent', from))
      .flatMap((run) => runsOf(run, runStyle))
    return {
      kind: 'paragraph',
      align: alignOf(valOf(find(sources, 'w:jc'))),
      is_right_to_left: isOn(sources, 'w:bidi'),
      label: numbered?.label ?? '',
      indent: pointsOf(sources, 'w:ind', 'w:start', 'w:left'),
      first_line: pointsOf(sources, 'w:ind', 'w:firstLine') || -pointsOf(sources, 'w:ind', 'w:hanging'),
      before: pointsOf(sources, 'w:spacing', 'w:before'),
      after: pointsOf(sources, 'w:spacing', 'w:after'),
      begins_page:
        isOn(sources, 'w:pageBreakBefore') ||
        elementsOf(from, 'w:br').some((one) => one.getAttribute('w:type') === 'page'),
      runs: joinRuns(markPageNumbers(runs)),
    }
  }

  function runsOf(from: Element, ofParagraph: Sources): MarkedRun[] {
    const sources = styles.runSources(childOf(from, 'w:rPr'), ofParagraph)
    if (isOn(sources, 'w:vanish')) return []
    const isComplex = isOn(sources, 'w:rtl') || isOn(sources, 'w:cs')
    const look = {
      bold: isOn(sources, 'w:b') || (isComplex && isOn(sources, 'w:bCs')),
      italic: isOn(sources, 'w:i'),
      underline: isOn(sources, 'w:u'),
      size: Number(valOf(find(sources, isComplex ? 'w:szCs' : 'w:sz')) ?? usualSize * 2) / 2,
      is_page_number: false,
    }
    let text = ''
    for (const part of [...from.childNodes] as Element[]) {
      if (part.nodeName === 'w:t') text += part.textContent
      else if (part.nodeName === 'w:tab') text += '\t'
      else if (part.nodeName === 'w:noBreakHyphen') text += '‑'
      else if (part.nodeName === 'w:cr' || (part.nodeName === 'w:br' && !part.getAttribute('w:type'))) text += '\n'
      else if (part.nodeName === 'w:footnoteReference' || part.nodeName === 'w:endnoteReference')
        leftOut.add('footnote')
      else if (['w:drawing', 'w:pict', 'w:object', 'mc:AlternateContent'].includes(part.nodeName))
        leftOut.add(elementsOf(part, 'w:txbxContent').length > 0 ? 'text-box' : 'picture')
    }
    return [{ ...look, text, mark: fieldMark(from) }]
  }

  function tableOf(from: Element): Table {
    const properties = childOf(from, 'w:tblPr')
    const style = valOf(childOf(properties, 'w:tblStyle')) ?? ''
    const borders = childOf(properties, 'w:tblBorders')
    const cells = (row: Element) => [...childrenOf(row, 'w:tc'), ...inContent(row, 'w:tc')]
    return {
      kind: 'table',
      has_lines: borders
        ? [...borders.childNodes].some((side) => !['none', 'nil', null].includes(valOf(side as Element)))
        : /grid/i.test(style),
      is_right_to_left: isMarked(childOf(properties, 'w:bidiVisual')),
      widths: childrenOf(childOf(from, 'w:tblGrid'), 'w:gridCol').map((one) => Number(one.getAttribute('w:w')) || 1),
      rows: [...childrenOf(from, 'w:tr'), ...inContent(from, 'w:tr')].map((row) =>
        cells(row).map((cell) => ({
          span: Number(valOf(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')) ?? 1) || 1,
          paragraphs: elementsOf(cell, 'w:p').map(paragraphOf),
        })),
      ),
    }
  }

  const blocksOf = (from: Element | undefined): DraftBlock[] =>
    [...(from?.childNodes ?? [])].flatMap((node): DraftBlock[] => {
      const one = node as Element
      if (one.nodeName === 'w:p') return [paragraphOf(one)]
      if (one.nodeName === 'w:tbl') return [tableOf(one)]
      return one.nodeName === 'w:sdt' ? blocksOf(childOf(one, 'w:sdtContent')) : []
    })

  const body = childOf(partOf(zip, 'word/document.xml')?.documentElement, 'w:body')
  const section = childrenOf(body, 'w:sectPr').at(-1)
  const linked = linksOf(zip)
  const edge = (kind: 'header' | 'footer'): DraftParagraph[] => {
    const references = childrenOf(section, `w:${kind}Reference`)
    const reference = references.find((one) => one.getAttribute('w:type') === 'default') ?? references[0]
    const target = linked.get(reference?.getAttribute('r:id') ?? '')
    const part = target ? partOf(zip, `word/${target}`) : null
    return part ? elementsOf(part, 'w:p').map(paragraphOf) : []
  }
  const blocks = blocksOf(body)
  return {
    page: pageOf(section),
    head: edge('header'),
    foot: edge('footer'),
    blocks,
    left_out: [...leftOut].toSorted(),
  }
}

type MarkedRun = Run & { mark: 'begin' | 'separate' | 'end' | 'page' | null }

/** A mark of Word without a value is on. */
const isMarked = (mark: Element | undefined) => mark !== undefined && !['0', 'false', 'off'].includes(valOf(mark) ?? '')

function fieldMark(run: Element): MarkedRun['mark'] {
  const simple = run.parentNode?.nodeName === 'w:fldSimple' ? (run.parentNode as Element).getAttribute('w:instr') : null
  const command = childOf(run, 'w:instrText')?.textContent ?? simple
  if (command && /^\s*PAGE\b/.test(command)) return 'page'
  return (childOf(run, 'w:fldChar')?.getAttribute('w:fldCharType') as MarkedRun['mark']) ?? null
}

/** Replaces Word’s last result of a page number field by a mark. */
function markPageNumbers(runs: readonly MarkedRun[]): Run[] {
  let isInPage = false
  return runs.flatMap(({ mark, ...run }): Run[] => {
    if (mark === 'page') {
      isInPage = true
      return [{ ...run, text: '', is_page_number: true }]
    }
    if (mark === 'begin' || mark === 'end') isInPage = false
    return run.text === '' || isInPage ? [] : [run]
  })
}

const lookOf = ({ bold, italic, underline, size, is_page_number }: Run) =>
  JSON.stringify([bold, italic, underline, size, is_page_number])

const joinRuns = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((joined, run) => {
    const last = joined.at(-1)
    if (last && lookOf(last) === lookOf(run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
    return joined
  }, [])

function isInside(node: Element, name: string, below: Element): boolean {
  for (let up = node.parentNode; up && up !== below; up = up.parentNode) if (up.nodeName === name) return true
  return false
}

const inContent = (from: Element, name: string): Element[] =>
  childrenOf(from, 'w:sdt').flatMap((one) => childrenOf(childOf(one, 'w:sdtContent'), name))

function alignOf(jc: string | null): DraftParagraph['align'] {
  if (jc === 'center') return 'center'
  if (jc === 'right' || jc === 'end') return 'end'
  return jc === 'both' || jc === 'distribute' ? 'justify' : 'start'
}

function linksOf(zip: PizZip): Map<string, string> {
  const part = partOf(zip, 'word/_rels/document.xml.rels')
  const links = part ? elementsOf(part, 'Relationship') : []
  return new Map(
    links.map((one) => [one.getAttribute('Id') ?? '', (one.getAttribute('Target') ?? '').replace(/^\/?word\//, '')]),
  )
}

function pageOf(section: Element | undefined): DraftPages['page'] {
  const from: Sources = [section]
  const inch = 72
  return {
    width: pointsOf(from, 'w:pgSz', 'w:w') || 595,
    height: pointsOf(from, 'w:pgSz', 'w:h') || 842,
    top: pointsOf(from, 'w:pgMar', 'w:top') || inch,
    bottom: pointsOf(from, 'w:pgMar', 'w:bottom') || inch,
    start: pointsOf(from, 'w:pgMar', 'w:start', 'w:left') || inch,
    end: pointsOf(from, 'w:pgMar', 'w:end', 'w:right') || inch,
  }
}
