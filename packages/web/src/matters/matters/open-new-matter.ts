import { pictureAnswer } from '../../courts/courts/court-slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { clientOfMatter, otherWays, partyConflicts } from './find/find-slots.ts'

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

/** It is about the name of the court or forum with which the form begins. */
export const newOther: Overlay<string> = {
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

export const openNewOther = (forum = '') => openOverlay(newOther, forum)
