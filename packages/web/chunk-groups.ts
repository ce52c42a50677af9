import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** Matches Mantine components without overlays. */
const withoutLayers =
  /@mantine\/(core|hooks|form)\/(?!.*\/(Autocomplete|Combobox|Drawer|Menu|Modal|ModalBase|MultiSelect|Popover|ScrollArea|SegmentedControl|Select|TagsInput|Textarea|Tooltip)\/)/

function importedBy(...roots: string[]) {
  const found = new Set<string>()
  return (id: string, graph: Graph) => {
    const add = (module: string) => {
      if (found.has(module) || module.includes('node_modules')) return
      found.add(module)
      graph.getModuleInfo(module)?.importedIds.forEach(add)
    }
    for (const root of roots) add(join(import.meta.dirname, 'src', root))
    return found.has(id)
  }
}

const isForSignIn = importedBy('chamber/account/login.page.tsx')
const isForShell = importedBy('app/features.ts', 'platform/shell/app-shell.tsx')

/**
 * Groups code that most pages need into few files, because each file costs a round trip on a slow connection. The
 * sign-in page does not load the group `shared`. All other code is split by the lazy routes.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
  { name: 'ui', test: withoutLayers, minShareCount: 8 },
  { name: 'layers', test: /node_modules\/(@mantine|@floating-ui)\//, minShareCount: 6 },
  { name: 'start', test: /web\/src\/(?!platform\/pwa\/)/, tags: ['$initial' as const] },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 6 },
  { debugName: 'sign-in', name: (id: string, graph: Graph) => (isForSignIn(id, graph) ? 'sign-in' : null) },
  { debugName: 'shell', name: (id: string, graph: Graph) => (isForShell(id, graph) ? 'shell' : null) },
  { name: 'shared', minShareCount: 4 },
]
