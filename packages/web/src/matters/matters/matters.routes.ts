import type { MatterId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { shellRoute } from '../../app/layouts.ts'
import { orNotFound, readForm, uuidForm } from '../../app/read-search.ts'
import type { PageMeta } from '../../app/route-meta.ts'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { aboveOrder, orderListTools, orderTools } from '../orders/order-slots.ts'
import { type MatterAddress, type MatterTab, readMatterAddress } from './detail/matter-address.ts'
import {
  aboveDocuments,
  aboveParties,
  aboveTimeline,
  belowClients,
  belowClocks,
  belowParties,
  clientNoteTools,
  matterButtons,
  matterFacts,
  matterLine,
  matterMenuEnd,
  matterMenuStart,
  matterTabPanels,
  matterTimeline,
  noteTools,
} from './detail/matter-slots.ts'
import { readMatterSearch } from './matters.search.ts'

const matters = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard/matters',
  staticData: { title: 'matters:title', resource: 'Matter', newMatter: true },
  validateSearch: readMatterSearch,
  component: lazyPage(() => import('./matters.page.tsx'), 'MattersPage', 'matters', 'lists'),
})

const file = {
  getParentRoute: () => shellRoute,
  staticData: {
    title: 'matters:matter',
    crumbs: [{ title: 'matters:title', to: '/dashboard/matters' }],
    resource: 'Matter',
  } satisfies PageMeta,
  params: {
    parse: ({ id }: { id: string }) => ({ id: orNotFound(readForm<MatterId>(uuidForm, id)) }),
    stringify: ({ id }: { id: MatterId }) => ({ id }),
  },
  validateSearch: readMatterAddress,
  loaderDeps: ({ search }: { search: MatterAddress }) => ({ tab: search.tab }),
  loader: ({ params, deps, preload }: { params: { id: MatterId }; deps: { tab?: MatterTab }; preload: boolean }) => {
    if (preload) return
    loadChunk(() => import('./detail/prefetch-matter.ts'))
      .then(({ prefetchMatter }) => prefetchMatter(params.id, deps.tab))
      // The page loads the same file and shows the error.
      .catch(() => undefined)
  },
}

const needs = [
  'matters',
  'causeLists',
  'lists',
  'clients',
  'orders',
  'activity',
  matterTabPanels,
  matterButtons,
  matterFacts,
  matterLine,
  matterMenuStart,
  matterMenuEnd,
  matterTimeline,
  aboveTimeline,
  aboveDocuments,
  aboveParties,
  belowClients,
  belowClocks,
  belowParties,
  clientNoteTools,
  noteTools,
  aboveOrder,
  orderTools,
  orderListTools,
] as const

const matter = createRoute({
  ...file,
  path: '/dashboard/matters/matter-preview/$id',
  component: lazyPage(() => import('./detail/matter.page.tsx'), 'MatterPage', ...needs),
})

const otherMatter = createRoute({
  ...file,
  path: '/dashboard/matters/other-matter-preview/$id',
  component: lazyPage(() => import('./detail/matter.page.tsx'), 'OtherMatterPage', ...needs),
})

export const mattersRoutes = [matters, matter, otherMatter] as const
