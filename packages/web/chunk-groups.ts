import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** Mantine's parts that open nothing above the page. */
const withoutLayers =
  /@mantine\/(core|hooks|form)\/(?!.*\/(Autocomplete|Combobox|Drawer|Menu|Modal|ModalBase|MultiSelect|Popover|ScrollArea|SegmentedControl|Select|TagsInput|Textarea|Tooltip)\/)/

const signInPage = join(import.meta.dirname, 'src/chamber/account/login.page.tsx')
const forSignIn = new Set<string>()

/** Whether the module is our own and the sign-in page imports it, itself or through others. */
function isForSignIn(id: string, graph: Graph) {
  const add = (module: string) => {
    if (forSignIn.has(module) || module.includes('node_modules')) return
    forSignIn.add(module)
    graph.getModuleInfo(module)?.importedIds.forEach(add)
  }
  add(signInPage)
  return forSignIn.has(id)
}

/**
 * These groups put the code that most pages share into few files, because each file costs a round trip on a slow line. The
 * sign-in page does not load the group `shared`. All other code follows the lazy routes.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
  { name: 'ui', test: withoutLayers, minShareCount: 6 },
  { name: 'layers', test: /node_modules\/(@mantine|@floating-ui)\//, minShareCount: 6 },
  { name: 'start', test: /web\/src\/(?!platform\/pwa\/)/, tags: ['$initial' as const] },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 6 },
  { debugName: 'sign-in', name: (id: string, graph: Graph) => (isForSignIn(id, graph) ? 'sign-in' : null) },
  { name: 'shared', minShareCount: 4 },
]
