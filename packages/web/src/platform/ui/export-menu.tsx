import { Button, type ButtonProps, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../i18n/use-translation.ts'
import { showBlob } from './show-blob.ts'

export const exportTypes = ['xlsx', 'csv', 'pdf'] as const
export type ExportType = (typeof exportTypes)[number]

interface Props extends Pick<ButtonProps, 'className'> {
  fetchAs(type: ExportType): Promise<File>
}

export function ExportMenu({ className, fetchAs }: Props) {
  const { t } = useTranslation('common')
  const exporting = useMutation({
    mutationFn: (type: ExportType) => showBlob(() => fetchAs(type)),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          className={className}
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
        >
          {t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportTypes.map((type) => (
          <Menu.Item key={type} onClick={() => exporting.mutate(type)}>
            {t(`export.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
