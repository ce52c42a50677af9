import {
  ActionIcon,
  Button,
  Group,
  NumberInput,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { DraftValue } from '@peshi/contract/papers/drafts'
import { type DraftFieldName, fieldOf, type ListRow } from '@peshi/contract/papers/drafts/fields'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import classes from './drafts.module.css'

interface Props {
  name: DraftFieldName
  value: DraftValue | undefined
  error: string | undefined
  isOptional: boolean
  onChange(value: DraftValue): void
}

export function DraftFieldInput({ name, value, error, isOptional, onChange }: Props) {
  const { t } = useTranslation('drafts')
  const field = fieldOf(name)
  const label = isOptional ? t('optional', { field: t(`field.${name}`) }) : t(`field.${name}`)
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'date') return <DateField label={label} value={text} error={error} onChange={onChange} />
  if (field.kind === 'sum')
    return (
      <NumberInput
        label={label}
        error={error}
        min={0}
        max={100_000_000_000}
        decimalScale={2}
        allowNegative={false}
        prefix="₹ "
        thousandSeparator=","
        thousandsGroupStyle="lakh"
        value={typeof value === 'number' ? value / 100 : ''}
        onChange={(rupees) => onChange(rupees === '' ? '' : Math.round(Number(rupees) * 100))}
      />
    )
  if (field.kind === 'condition')
    return (
      <div>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={label}
          value={value === undefined ? '' : String(value)}
          onChange={(chosen) => onChange(chosen === 'true')}
          data={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
        />
      </div>
    )
  if (field.kind === 'list')
    return <Rows label={label} columns={Object.keys(field.columns)} value={value} onChange={onChange} />
  const props = {
    label,
    error,
    dir: 'auto' as const,
    maxLength: 5000,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  }
  return field.kind === 'long' ? <Textarea autosize minRows={2} maxRows={8} {...props} /> : <TextInput {...props} />
}

interface RowsProps {
  label: string
  columns: readonly string[]
  value: DraftValue | undefined
  onChange(rows: ListRow[]): void
}

function Rows({ label, columns, value, onChange }: RowsProps) {
  const { t } = useTranslation('drafts')
  const rows = Array.isArray(value) ? value : []
  const shown = columns.filter((column) => column !== 'number')
  const numbered = (next: readonly ListRow[]): ListRow[] =>
    columns.includes('number') ? next.map((row, at) => ({ ...row, number: String(at + 1) })) : [...next]
  const set = (at: number, column: string, text: string) =>
    onChange(numbered(rows.map((row, index) => (index === at ? { ...row, [column]: text } : row))))
  return (
    <fieldset className={classes.rows}>
      <legend>{label}</legend>
      <Stack gap="xs">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other key
          <Group key={at} gap="xs" align="flex-end" wrap="nowrap">
            <div className={classes.cells}>
              {shown.map((column) => (
                <TextInput
                  key={column}
                  size="xs"
                  dir="auto"
                  label={t(`column.${column}` as 'column.name')}
                  maxLength={2000}
                  value={row[column] ?? ''}
                  onChange={({ currentTarget }) => set(at, column, currentTarget.value)}
                />
              ))}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('remove_row')}
              onClick={() => onChange(numbered(rows.filter((_, index) => index !== at)))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} />}
            onClick={() => onChange(numbered([...rows, {}]))}
          >
            {t('add_row')}
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}
