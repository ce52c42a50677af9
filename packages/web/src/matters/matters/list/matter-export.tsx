import { countMatters } from '@peshi/contract/matters/matters'
import { fetchFile } from '../../../platform/api/call-api.ts'
import { ExportMenu, type ExportType } from '../../../platform/ui/export-menu.tsx'
import { type MatterSearch, toFilters } from '../matters.search.ts'

/** The export call, with the filters of the list. */
const fetchExport = (type: ExportType, search: MatterSearch) =>
  fetchFile(countMatters, {
    query: {
      fields: 'title,case_status,reference_id,hc_name,unique_id',
      export: 'true',
      limit: 100_000,
      type,
      ...(search.q ? { search: search.q } : {}),
      ...toFilters(search),
    },
  })

export const MatterExport = ({ search }: { search: MatterSearch }) => (
  <ExportMenu fetchAs={(type) => fetchExport(type, search)} />
)
