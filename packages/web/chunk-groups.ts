import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const withoutLayers =
  /@mantine\/(core|hooks|form)\/(?!.*\/(Autocomplete|Combobox|Drawer|Menu|Modal|ModalBase|MultiSelect|NumberInput|Popover|ScrollArea|SegmentedControl|Select|TagsInput|Textarea|Tooltip)\/)/

const source = (path: string) => join(import.meta.dirname, 'src', path)

function importedBy(listRoots: (graph: Graph) => string[]) {
  const found = new Set<string>()
  return (id: string, graph: Graph) => {
    const add = (module: string) => {
      if (found.has(module) || module.includes('node_modules')) return
      found.add(module)
      graph.getModuleInfo(module)?.importedIds.forEach(add)
    }
    listRoots(graph).forEach(add)
    return found.has(id)
  }
}

function listParts(graph: Graph): string[] {
  const manifests = graph.getModuleInfo(source('app/features.ts'))?.importedIds ?? []
  return manifests
    .filter((id) => /\/src\/(clients|day|matters|trackers)\//.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
}

const mainPages = [
  'day/today/today.page.tsx',
  'matters/hearings/hearings.page.tsx',
  'matters/matters/detail/matter.page.tsx',
]

const isForSignIn = importedBy(() => [source('chamber/account/login.page.tsx')])
const isForShell = importedBy(() => [source('app/features.ts'), source('platform/shell/app-shell.tsx')])
const isForMainJob = importedBy((graph) => [...mainPages.map(source), ...listParts(graph)])

const mainWords =
  /\/locales\/(\w+)\/(activity|boards|calls|causeLists|clients|clocks|documents|droppedPages|hearings|invoices|lists|matters|notes|offline|orders|plans|shares|shell|takeouts|tasks|today)\.json$/

function nameOfWords(id: string): string | null {
  const [, language] = mainWords.exec(id) ?? []
  return language ? `words-${language}` : null
}

/** Puts the code of most pages into a few large files, because each small file costs a request. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'routing', test: /node_modules\/(@tanstack|i18next|react-i18next)\// },
  { name: 'ui', test: withoutLayers, minShareCount: 8 },
  { name: 'layers', test: /node_modules\/(@mantine|@floating-ui)\//, minShareCount: 6 },
  { name: 'start', test: /web\/src\/(?!platform\/pwa\/)/, tags: ['$initial' as const] },
  { name: 'icons', test: /node_modules\/@tabler\//, minShareCount: 6 },
  { debugName: 'words', name: nameOfWords },
  { debugName: 'sign-in', name: (id: string, graph: Graph) => (isForSignIn(id, graph) ? 'sign-in' : null) },
  { debugName: 'shell', name: (id: string, graph: Graph) => (isForShell(id, graph) ? 'shell' : null) },
  { name: 'shared', minShareCount: 4 },
  { debugName: 'main-job', name: (id: string, graph: Graph) => (isForMainJob(id, graph) ? 'main-job' : null) },
]
