import { Button, CloseButton, Group, Menu } from '@mantine/core'
import type { BulkOperation } from '@peshi/contract/matters/bulk'
import { IconDownload, IconRefresh, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMembers } from '../../../chamber/team/team.api.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useCan } from '../../../platform/session/use-session.ts'
import { type ExportType, exportTypes } from '../../../platform/ui/export-menu.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from '../../lists/lists.module.css'
import { TagMenu } from '../../lists/tag-menu.tsx'

interface Props {
  count: number
  total: number
  isAll: boolean
  isBusy: boolean
  canExport: boolean
  onAll(): void
  onClear(): void
  onOperation: ((operation: BulkOperation) => void) | undefined
  onExport(type: ExportType): void
}

export function BulkBar({ count, total, isAll, isBusy, canExport, onAll, onClear, onOperation, onExport }: Props) {
  const { t } = useTranslation(['lists', 'common'])
  const mayDelete = useCan()('delete', 'Matter')
  return (
    <section className={classes.bulk} aria-label={t('bulk.title')} aria-busy={isBusy}>
      <CloseButton aria-label={t('bulk.clear')} title={t('bulk.clear')} onClick={onClear} />
      <strong role="status" className="tabular">
        {t('bulk.chosen', { count })}
      </strong>
      {!isAll && total > count ? (
        <Button variant="subtle" size="compact-sm" onClick={onAll}>
          {t('bulk.all', { count: total })}
        </Button>
      ) : null}
      <Group component="span" gap={6} ms="auto">
        {onOperation ? (
          <>
            <BulkButton
              icon={<IconRefresh size={16} />}
              isBusy={isBusy}
              onClick={() => onOperation({ action: 'refresh' })}
            >
              {t('bulk.refresh')}
            </BulkButton>
            <TagMenu
              isBusy={isBusy}
              onTag={(tag_id) => onOperation({ action: 'tag', tag_id })}
              onUntag={(tag_id) => onOperation({ action: 'untag', tag_id })}
            />
            <AssignMenu isBusy={isBusy} onOperation={onOperation} />
          </>
        ) : null}
        {canExport ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <BulkButton icon={<IconDownload size={16} />} isBusy={isBusy}>
                {t('bulk.export')}
              </BulkButton>
            </Menu.Target>
            <Menu.Dropdown>
              {exportTypes.map((type) => (
                <Menu.Item key={type} onClick={() => onExport(type)}>
                  {t(`common:export.${type}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        {onOperation && mayDelete ? (
          <BulkButton
            icon={<IconTrash size={16} />}
            color="red"
            isBusy={isBusy}
            onClick={() => onOperation({ action: 'delete' })}
          >
            {t('bulk.delete')}
          </BulkButton>
        ) : null}
      </Group>
    </section>
  )
}

interface BulkButtonProps {
  icon: ReactNode
  isBusy: boolean
  color?: string
  children: ReactNode
  onClick?: () => void
}

const BulkButton = ({ icon, isBusy, color, children, ...rest }: BulkButtonProps) => (
  <Button variant="default" size="compact-md" leftSection={icon} disabled={isBusy} c={color} {...rest}>
    {children}
  </Button>
)

function AssignMenu({ isBusy, onOperation }: { isBusy: boolean; onOperation(operation: BulkOperation): void }) {
  const { t } = useTranslation('lists')
  const { data: members = [] } = useMembers()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <BulkButton icon={<IconUserPlus size={16} />} isBusy={isBusy}>
          {t('bulk.assign')}
        </BulkButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.long}>
        {members.map(({ _id, name }) => (
          <Menu.Item key={_id} onClick={() => onOperation({ action: 'assign', person_id: _id })}>
            <Words>{name}</Words>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('bulk.unassign')}</Menu.Label>
        {members.map(({ _id, name }) => (
          <Menu.Item key={_id} color="red" onClick={() => onOperation({ action: 'unassign', person_id: _id })}>
            <Words>{name}</Words>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
