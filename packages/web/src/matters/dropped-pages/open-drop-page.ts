import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'

export const dropPage: Overlay<File | null> = {
  can: ['create', 'Matter'],
  Part: lazyPart(() => import('./drop-page.dialog.tsx'), 'DropPageDialog', 'droppedPages', 'matters', 'hearings'),
}

export const openDropPage = (file: File | null = null) => openOverlay(dropPage, file)

export const pageEndings = '.html,.htm,.mhtml,.mht,.pdf,.txt'

export const isSavedPage = ({ name, type }: File): boolean =>
  /\.(?:html?|mht(?:ml)?|pdf)$/i.test(name) || ['text/html', 'application/pdf'].includes(type)

export const isCourtPage = (file: File): boolean => isSavedPage(file) || file.type === 'text/plain'
