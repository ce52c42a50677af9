import { ActionIcon, Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import classes from '../../lists/lists.module.css'
import { type ColumnId, columnIds, moveColumn, usualColumns } from './columns.ts'

interface Props {
  columns: readonly ColumnId[]
  onColumns(columns: readonly ColumnId[]): void
}

export function ColumnsMenu({ columns, onColumns }: Props) {
  const { t } = useTranslation('lists')
  const hidden = columnIds.filter((id) => !columns.includes(id))
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('columns.title')}>
          <IconColumns3 size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.columns} aria-label={t('columns.title')}>
        <Stack component="ul" gap={2}>
          {columns.map((id, at) => (
            <li key={id} className={classes.columnRow}>
              <Checkbox
                label={t(`column.${id}`)}
                checked
                onChange={() => onColumns(columns.filter((other) => other !== id))}
              />
              <ActionIcon
                aria-label={t('columns.earlier', { column: t(`column.${id}`) })}
                disabled={at === 0}
                onClick={() => onColumns(moveColumn(columns, id, -1))}
              >
                <IconArrowUp size={14} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('columns.later', { column: t(`column.${id}`) })}
                disabled={at === columns.length - 1}
                onClick={() => onColumns(moveColumn(columns, id, 1))}
              >
                <IconArrowDown size={14} />
              </ActionIcon>
            </li>
          ))}
          {hidden.map((id) => (
            <li key={id} className={classes.columnRow}>
              <Checkbox label={t(`column.${id}`)} checked={false} onChange={() => onColumns([...columns, id])} />
            </li>
          ))}
        </Stack>
        <Button variant="subtle" size="compact-sm" fullWidth onClick={() => onColumns(usualColumns)}>
          {t('columns.usual')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
