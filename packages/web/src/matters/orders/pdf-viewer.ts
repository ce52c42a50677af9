import 'pdfjs-dist/legacy/web/pdf_viewer.css'
// Imported before the viewer, which reads pdf.js from `globalThis`.
import './pdf-document.ts'
import { AnnotationEditorType, AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'

export interface Found {
  /** Number of the current hit: 1 is the first, 0 means no hits. */
  at: number
  total: number
  isDone: boolean
}

interface Listener {
  onPage(page: number): void
  onScale(scale: number): void
  onFound(found: Found): void
  onBroken(error: Error): void
}

export interface OpenViewer {
  goTo(page: number): void
  zoom(step: 1 | -1): void
  find(query: string): void
  findAgain(step: 1 | -1): void
  namePages(nameOf: (page: number) => string): void
  close(): void
}

// pdf.js has its labels only in English. `namePages` sets translated ones.
const noWords = { pause: () => undefined, resume: () => undefined, translate: async () => undefined }

export function openViewer(
  container: HTMLDivElement,
  pdf: PDFDocumentProxy,
  first: number,
  { onPage, onScale, onFound, onBroken }: Listener,
): OpenViewer {
  const closing = new AbortController()
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  })
  const untyped = { abortSignal: closing.signal }
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController: new PDFFindController({ eventBus, linkService }),
    l10n: noWords as unknown as NonNullable<PDFViewer['l10n']>,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    imageResourcesPath: '/assets/pdfjs/',
    removePageBorders: true,
    ...untyped,
  })
  let query = ''
  let nameOf = (page: number) => String(page)
  const namePages = () => {
    for (let index = 0; index < viewer.pagesCount; index++)
      viewer.getPageView(index).div.setAttribute('aria-label', nameOf(index + 1))
  }
  const fillWidth = () => {
    if (container.clientWidth > 0) viewer.currentScaleValue = 'page-width'
  }
  const find = (type: '' | 'again', findPrevious = false) =>
    eventBus.dispatch('find', {
      source: container,
      type,
      query,
      findPrevious,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      // A vowel sign in the query must match, because another sign makes another word in Indian scripts.
      matchDiacritics: /\p{M}/u.test(query),
    })

  eventBus.on('pagesinit', () => {
    fillWidth()
    viewer.currentPageNumber = Math.min(viewer.pagesCount, Math.max(1, first))
    namePages()
  })
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber))
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale))
  eventBus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: Error | null }) => {
    container.dataset.drawn = String(pageNumber)
    if (error) onBroken(error)
  })
  interface Matches {
    state?: number
    matchesCount: { current: number; total: number }
  }
  const notifyFound = ({ state = FindState.FOUND, matchesCount: { current, total } }: Matches) =>
    onFound({ at: current, total, isDone: state !== FindState.PENDING })
  eventBus.on('updatefindmatchescount', notifyFound)
  eventBus.on('updatefindcontrolstate', notifyFound)

  const resizing = new ResizeObserver(() => {
    if (viewer.pagesCount === 0) return
    if (Number.isNaN(Number(viewer.currentScaleValue ?? 'page-width'))) fillWidth()
    viewer.update()
  })
  resizing.observe(container)
  viewer.setDocument(pdf)
  linkService.setViewer(viewer)
  linkService.setDocument(pdf)

  return {
    goTo(page) {
      if (page >= 1 && page <= viewer.pagesCount) viewer.currentPageNumber = page
    },
    zoom: (step) => viewer.updateScale({ steps: step }),
    find(wanted) {
      query = wanted.trim()
      if (query.length > 1) find('')
      else eventBus.dispatch('findbarclose', { source: container })
    },
    findAgain: (step) => find('again', step < 0),
    namePages(name) {
      nameOf = name
      namePages()
    },
    close() {
      resizing.disconnect()
      closing.abort()
      viewer.setDocument(null as unknown as PDFDocumentProxy)
      linkService.setDocument(null)
    },
  }
}
