// Joins the prepared parts of a bundle to one PDF: pages, bookmarks, labels of the pages, and links from the index.
import { open, readFile } from 'node:fs/promises'
import {
  PDF,
  type PDFPage,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfString,
} from '@libpdf/core'
import type { Joining, Mark, PagesOf } from './bundle.task.ts'
import { createCopier, ObjectWriter } from './pdf-objects.ts'
import { stampNumber } from './stamp-number.ts'

export async function joinPdf(task: Joining): Promise<{ size: number; pages: number }> {
  const front = await readFront(task)
  const pagesOfFront = front.getPageCount()
  const pages = pagesOfFront + task.parts.reduce((sum, part) => sum + part.pages, 0)
  const file = await open(task.out, 'w')
  try {
    const writer = new ObjectWriter(file)
    await writer.begin()
    const tree = PdfRef.of(writer.allocate())
    const refs = Array.from({ length: pages }, () => PdfRef.of(writer.allocate()))
    const destination = (page: number) => {
      const ref = refs[page]
      return ref ? new PdfArray([ref, PdfName.of('Fit')]) : null
    }
    const copy = async (pdf: PDF, { from, pages: count }: Omit<PagesOf, 'path'>, place: number) => {
      const wanted = pdf.getPages().slice(from, from + count)
      const numbers = wanted.map((_, at) => refs[place + at]?.objectNumber ?? 0)
      const copier = createCopier(writer, pdf, new Map(wanted.map(({ ref }, at) => [ref, numbers[at] ?? 0])))
      for (const [at, page] of wanted.entries())
        await copier.copyPage(page.dict, numbers[at] ?? 0, [
          ['Parent', tree],
          ['Annots', linksOf(pdf, page, (part) => destination(task.targets[part] ?? -1))],
        ])
    }
    await copy(front, { from: 0, pages: pagesOfFront }, 0)
    let place = pagesOfFront
    for (const part of task.parts) {
      await copy(await PDF.load(await readFile(part.path)), part, place)
      place += part.pages
    }
    await writer.write(
      tree.objectNumber,
      dict({ Type: PdfName.of('Pages'), Count: PdfNumber.of(pages), Kids: new PdfArray(refs) }),
    )
    const outlines = await writeMarks(writer, task.marks, destination)
    const root = await writer.add(
      dict({
        Type: PdfName.of('Catalog'),
        Pages: tree,
        PageMode: PdfName.of('UseOutlines'),
        Outlines: outlines,
        ...(!task.frontForm && { PageLabels: labelsOf(pagesOfFront, task.firstNumber) }),
      }),
    )
    const info = await writer.add(dict({ Title: PdfString.fromString(task.title) }))
    return { size: await writer.end(root, info), pages }
  } finally {
    await file.close()
  }
}

const dict = (entries: Record<string, PdfObject>) => PdfDict.of(entries)

/** The pages inherit values from their tree, which is not copied, so they are extracted first. */
async function readFront({ front, frontForm }: Joining): Promise<PDF> {
  const pdf = await PDF.load(await readFile(front))
  const pages = await pdf.extractPages(Array.from({ length: pdf.getPageCount() }, (_, at) => at))
  if (frontForm) for (const [at, page] of pages.getPages().entries()) stampNumber(page, at + 1, frontForm)
  return PDF.load(await pages.save())
}

/** Keeps only the links from the index to parts of this file. Other annotations are removed. */
function linksOf(pdf: PDF, page: PDFPage, find: (part: number) => PdfArray | null): PdfArray | null {
  const resolve = pdf.getObject.bind(pdf)
  const annotations = page.dict.get('Annots', resolve)
  if (!(annotations instanceof PdfArray)) return null
  const links = Array.from({ length: annotations.length }, (_, at) => annotations.at(at, resolve)).flatMap((link) => {
    const address = link instanceof PdfDict ? link.getDict('A', resolve)?.getString('URI', resolve) : undefined
    const part = address && /^part:(\d+)$/.exec(address.asString())
    const target = part && find(Number(part[1]))
    const box = link instanceof PdfDict ? link.getArray('Rect', resolve) : undefined
    return target && box
      ? [
          dict({
            Type: PdfName.of('Annot'),
            Subtype: PdfName.of('Link'),
            Rect: box,
            Border: new PdfArray([0, 0, 0].map((value) => PdfNumber.of(value))),
            Dest: target,
          }),
        ]
      : []
  })
  return links.length > 0 ? new PdfArray(links) : null
}

const labelsOf = (pagesOfFront: number, first: number) =>
  dict({
    Nums: new PdfArray([
      PdfNumber.of(0),
      dict({ S: PdfName.of('r') }),
      PdfNumber.of(pagesOfFront),
      dict({ S: PdfName.of('D'), St: PdfNumber.of(first) }),
    ]),
  })

const countMarks = (marks: readonly Mark[]): number =>
  marks.reduce((sum, { children = [] }) => sum + 1 + countMarks(children), 0)

async function writeMarks(
  writer: ObjectWriter,
  marks: readonly Mark[],
  destination: (page: number) => PdfArray | null,
): Promise<PdfRef> {
  const write = async (level: readonly Mark[], own: PdfRef, entries: Record<string, PdfObject>): Promise<void> => {
    const refs = level.map(() => PdfRef.of(writer.allocate()))
    const [first, last] = [refs[0], refs.at(-1)]
    const holder = dict(entries)
    if (first && last) {
      holder.set('First', first)
      holder.set('Last', last)
      holder.set('Count', PdfNumber.of(countMarks(level)))
    }
    await writer.write(own.objectNumber, holder)
    for (const [at, { title, page, children = [] }] of level.entries()) {
      const [ref, before, after, target] = [refs[at], refs[at - 1], refs[at + 1], destination(page)]
      if (!ref) continue
      await write(children, ref, {
        Title: PdfString.fromString(title),
        Parent: own,
        ...(target && { Dest: target }),
        ...(before && { Prev: before }),
        ...(after && { Next: after }),
      })
    }
  }
  const own = PdfRef.of(writer.allocate())
  await write(marks, own, { Type: PdfName.of('Outlines') })
  return own
}
