import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from '../../app/load-chunk.ts'
import { overlayNeeds, useOverlay } from '../actions/overlays.ts'
import { loadWords } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/languages.ts'
import { useCan } from '../session/use-session.ts'

/** A layer in a chunk of its own, with the words that it speaks. */
const lazyLayer = <Name extends string>(
  importPart: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...words: Namespace[]
) =>
  lazy(async () => {
    const [part] = await Promise.all([loadChunk(importPart), loadWords(...words)])
    return { default: part[name] }
  })

const Palette = lazyLayer(() => import('../actions/palette.tsx'), 'Palette', 'search')
const ShortcutSheet = lazyLayer(() => import('../actions/shortcut-sheet.tsx'), 'ShortcutSheet')
const HelpDrawer = lazyLayer(() => import('../../chamber/help/help.drawer.tsx'), 'HelpDrawer', 'help')
const MoreDrawer = lazyLayer(() => import('./more-drawer.tsx'), 'MoreDrawer')
const NewMatterDialog = lazyLayer(
  () => import('../../matters/matters/find/new-matter.dialog.tsx'),
  'NewMatterDialog',
  'matters',
  'clients',
)

const NewClientDialog = lazyLayer(
  () => import('../../clients/clients/new-client.dialog.tsx'),
  'NewClientDialog',
  'clients',
  'matters',
)
const NewOtherDialog = lazyLayer(
  () => import('../../matters/matters/other/new-other.dialog.tsx'),
  'NewOtherDialog',
  'clients',
  'matters',
)

const OutcomeDialog = lazyLayer(
  () => import('../../matters/hearings/outcome/outcome.dialog.tsx'),
  'OutcomeDialog',
  'hearings',
  'matters',
)
const NewHearingDialog = lazyLayer(
  () => import('../../matters/hearings/new-hearing.dialog.tsx'),
  'NewHearingDialog',
  'hearings',
  'matters',
)
const NewTaskDialog = lazyLayer(
  () => import('../../day/tasks/new-task.dialog.tsx'),
  'NewTaskDialog',
  'tasks',
  'hearings',
  'matters',
  'offline',
)
const NewAppealDialog = lazyLayer(
  () => import('../../trackers/appeals/new-appeal.dialog.tsx'),
  'NewAppealDialog',
  'appeals',
  'matters',
  'trackers',
)
const NewFirDialog = lazyLayer(
  () => import('../../trackers/firs/new-fir.dialog.tsx'),
  'NewFirDialog',
  'firs',
  'matters',
)
const NewCaveatDialog = lazyLayer(
  () => import('../../trackers/caveats/new-caveat.dialog.tsx'),
  'NewCaveatDialog',
  'caveats',
  'matters',
  'trackers',
)
const TakeoutsDialog = lazyLayer(
  () => import('../../records/takeouts/takeouts.dialog.tsx'),
  'TakeoutsDialog',
  'takeouts',
)

const SignOutDialog = lazyLayer(() => import('../../chamber/account/sign-out.dialog.tsx'), 'SignOutDialog')

/** What lies over the page now. */
export function Overlays() {
  const overlay = useOverlay()
  const can = useCan()
  const needs = overlay && overlayNeeds[overlay]
  if (needs && !can(...needs)) return null
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <Palette />}
      {overlay === 'shortcuts' && <ShortcutSheet />}
      {overlay === 'help' && <HelpDrawer />}
      {overlay === 'new-matter' && <NewMatterDialog />}
      {overlay === 'new-client' && <NewClientDialog />}
      {overlay === 'new-other' && <NewOtherDialog />}
      {overlay === 'outcome' && <OutcomeDialog />}
      {overlay === 'new-hearing' && <NewHearingDialog />}
      {overlay === 'new-task' && <NewTaskDialog />}
      {overlay === 'new-appeal' && <NewAppealDialog />}
      {overlay === 'new-fir' && <NewFirDialog />}
      {overlay === 'new-caveat' && <NewCaveatDialog />}
      {overlay === 'takeouts' && <TakeoutsDialog />}
      {overlay === 'more' && <MoreDrawer />}
      {overlay === 'sign-out' && <SignOutDialog />}
    </Suspense>
  )
}
