import { Button, CloseButton, Menu } from '@mantine/core'
import type { BulkDeed } from '@peshi/contract/matters/bulk'
import { IconDownload, IconRefresh, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/session/use-session.ts'
import { type ExportType, exportTypes } from '../../../platform/ui/export-menu.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from '../../lists/lists.module.css'
import { TagMenu } from '../../lists/tag-menu.tsx'
import { useMembers } from '../../lists/team.api.ts'

interface Props {
  count: number
  /** Over all pages. */
  total: number
  isAll: boolean
  isBusy: boolean
  canExport: boolean
  onAll(): void
  onClear(): void
  onDeed: ((deed: BulkDeed) => void) | undefined
  onExport(type: ExportType): void
}

export function BulkBar({ count, total, isAll, isBusy, canExport, onAll, onClear, onDeed, onExport }: Props) {
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
      <span className={classes.deeds}>
        {onDeed ? (
          <>
            <Deed icon={<IconRefresh size={16} />} isBusy={isBusy} onClick={() => onDeed({ action: 'refresh' })}>
              {t('bulk.refresh')}
            </Deed>
            <TagMenu
              isBusy={isBusy}
              onTag={(tag_id) => onDeed({ action: 'tag', tag_id })}
              onUntag={(tag_id) => onDeed({ action: 'untag', tag_id })}
            />
            <AssignMenu isBusy={isBusy} onDeed={onDeed} />
          </>
        ) : null}
        {canExport ? (
          <Menu position="bottom-end">
            <Menu.Target>
              <Deed icon={<IconDownload size={16} />} isBusy={isBusy}>
                {t('bulk.export')}
              </Deed>
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
        {onDeed && mayDelete ? (
          <Deed icon={<IconTrash size={16} />} color="red" isBusy={isBusy} onClick={() => onDeed({ action: 'delete' })}>
            {t('bulk.delete')}
          </Deed>
        ) : null}
      </span>
    </section>
  )
}

interface DeedProps {
  icon: ReactNode
  isBusy: boolean
  color?: string
  children: ReactNode
  onClick?: () => void
}

/** Also a menu target, so Mantine's props are passed to the button. */
const Deed = ({ icon, isBusy, color, children, ...rest }: DeedProps) => (
  <Button variant="default" size="compact-md" leftSection={icon} disabled={isBusy} c={color} {...rest}>
    {children}
  </Button>
)

function AssignMenu({ isBusy, onDeed }: { isBusy: boolean; onDeed(deed: BulkDeed): void }) {
  const { t } = useTranslation('lists')
  const { data: members = [] } = useMembers()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Deed icon={<IconUserPlus size={16} />} isBusy={isBusy}>
          {t('bulk.assign')}
        </Deed>
      </Menu.Target>
      <Menu.Dropdown className={classes.long}>
        {members.map(({ _id, name }) => (
          <Menu.Item key={_id} onClick={() => onDeed({ action: 'assign', person_id: _id })}>
            <Words>{name}</Words>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('bulk.unassign')}</Menu.Label>
        {members.map(({ _id, name }) => (
          <Menu.Item key={_id} color="red" onClick={() => onDeed({ action: 'unassign', person_id: _id })}>
            <Words>{name}</Words>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
