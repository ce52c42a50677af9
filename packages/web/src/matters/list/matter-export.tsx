import { Button, Menu } from '@mantine/core'
import { countMatters } from '@peshi/contract/matters'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../api/call-api.ts'
import { showBlob } from '../../ui/show-blob.ts'
import { toastError } from '../../ui/toast.tsx'
import { type MatterSearch, toFilters } from '../matters.search.ts'

const types = ['xlsx', 'csv', 'pdf'] as const
type ExportType = (typeof types)[number]

/** The export call of the specification (§7), with the filters of the list. */
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

export function MatterExport({ search }: { search: MatterSearch }) {
  const { t } = useTranslation('matters')
  const exporting = useMutation({
    mutationFn: (type: ExportType) => showBlob(() => fetchExport(type, search)),
    onError: toastError,
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={exporting.isPending}>
          {t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item key={type} onClick={() => exporting.mutate(type)}>
            {t(`export.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
