import type { InvoiceId, MatterId } from '@peshi/contract/platform/ids'
import { createRoute } from '@tanstack/react-router'
import { fullRoute, shellRoute } from '../../app/layouts.ts'
import { orNotFound, readForm, readOneOf, uuidForm } from '../../app/read-search.ts'
import type { PageMeta } from '../../app/route-meta.ts'
import { lazyPage } from '../../platform/features/lazy-page.ts'
import { readInvoiceSearch } from './invoices.search.ts'

const crumbs: PageMeta['crumbs'] = [{ title: 'shell:nav.billing', to: '/others/invoices' }]
const words = ['invoices', 'matters', 'clients', 'rules'] as const

const invoices = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices',
  staticData: { title: 'shell:nav.billing', resource: 'Invoice' },
  validateSearch: readInvoiceSearch,
  component: lazyPage(() => import('./invoices.page.tsx'), 'InvoicesPage', ...words),
})

const searchMatter = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/search-matter',
  staticData: { title: 'invoices:choose_matter', crumbs, resource: 'Invoice', action: 'create' },
  component: lazyPage(() => import('./search-matter.page.tsx'), 'SearchMatterPage', ...words),
})

const addToMatter = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/invoice-add/$type/$id',
  staticData: { title: 'invoices:new', crumbs, resource: 'Invoice', action: 'create' },
  params: {
    parse: ({ type, id }) => ({
      type: orNotFound(readOneOf(['matter', 'other'] as const, type)),
      id: orNotFound(readForm<MatterId>(uuidForm, id)),
    }),
    stringify: ({ type, id }) => ({ type, id }),
  },
  component: lazyPage(() => import('./invoice-add.page.tsx'), 'InvoiceAddPage', ...words),
})

const addBlank = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/invoice-add-blank',
  staticData: { title: 'invoices:new', crumbs, resource: 'Invoice', action: 'create' },
  component: lazyPage(() => import('./invoice-add.page.tsx'), 'InvoiceAddBlankPage', ...words),
})

const ofInvoice = {
  parse: ({ id }: { id: string }) => ({ id: orNotFound(readForm<InvoiceId>(uuidForm, id)) }),
  stringify: ({ id }: { id: InvoiceId }) => ({ id }),
}

const invoice = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/invoice/$id',
  staticData: { title: 'invoices:one', crumbs, resource: 'Invoice' },
  params: ofInvoice,
  component: lazyPage(() => import('./invoice.page.tsx'), 'InvoicePage', ...words, 'alerts'),
})

const edit = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/invoice-edit/$id',
  staticData: { title: 'invoices:edit', crumbs, resource: 'Invoice', action: 'update' },
  params: ofInvoice,
  component: lazyPage(() => import('./invoice-add.page.tsx'), 'InvoiceEditPage', ...words),
})

const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/settings',
  staticData: { title: 'invoices:settings', crumbs, resource: 'Invoice', action: 'update' },
  component: lazyPage(() => import('./billing-identity.page.tsx'), 'BillingIdentityPage', ...words),
})

const statement = createRoute({
  getParentRoute: () => shellRoute,
  path: '/others/invoices/statement',
  staticData: { title: 'invoices:statement', crumbs, resource: 'Invoice', action: 'update' },
  component: lazyPage(() => import('./statement.page.tsx'), 'StatementPage', ...words),
})

const shared = createRoute({
  getParentRoute: () => fullRoute,
  path: '/invoice',
  staticData: { title: 'invoices:one', layout: 'full', anyAccount: true },
  component: lazyPage(() => import('./shared-invoice.page.tsx'), 'SharedInvoicePage', 'invoices', 'matters'),
})

export const invoicesRoutes = [
  invoices,
  searchMatter,
  addToMatter,
  addBlank,
  invoice,
  edit,
  settings,
  statement,
] as const
export const fullInvoicesRoutes = [shared] as const
