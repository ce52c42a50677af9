import { pictureAnswer } from '../../courts/courts/slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { clientOfMatter, otherWays, partyConflicts } from './find/slots.ts'

export const newMatter: Overlay = {
  can: ['create', 'Matter'],
  Part: lazyPart(
    () => import('./find/new-matter.dialog.tsx'),
    'NewMatterDialog',
    'matters',
    partyConflicts,
    pictureAnswer,
    otherWays,
  ),
}

export const openNewMatter = () => openOverlay(newMatter)

let forum = ''

/** Name of the court or forum that the form of a matter without a court begins with. */
export const forumOfOther = () => forum

export function openNewOther(named = ''): void {
  forum = named
  openOverlay(newOther)
}

export const newOther: Overlay = {
  can: ['create', 'Matter'],
  Part: lazyPart(
    () => import('./other/new-other.dialog.tsx'),
    'NewOtherDialog',
    'clients',
    'matters',
    clientOfMatter,
    partyConflicts,
  ),
}
