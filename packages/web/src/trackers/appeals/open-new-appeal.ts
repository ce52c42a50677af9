import type { MatterId } from '@peshi/contract/platform/ids'
import { openOverlay } from '../../platform/actions/overlays.ts'

let from: MatterId | null = null

/** Opens the dialog: empty, or filled in from a decided matter. */
export function openNewAppeal(matter: MatterId | null = null): void {
  from = matter
  openOverlay('new-appeal')
}

export const newAppealMatter = () => from
