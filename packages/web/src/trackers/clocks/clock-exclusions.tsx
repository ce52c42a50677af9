import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { type ClockFields, type ExclusionFields, filledRows, withExclusion } from './clock-fields.ts'
import classes from './clocks.module.css'

interface Props {
  fields: ClockFields
  offersCopy: boolean
  errors: Record<string, string>
  onChange(fields: ClockFields): void
}

const atMost = 20

export function ClockExclusions({ fields, offersCopy, errors, onChange }: Props) {
  const { t } = useTranslation('clocks')
  const rows = fields.exclusions
  const sent = filledRows(fields)
  const errorOf = (row: ExclusionFields, name: string) => errors[`exclusions.${sent.indexOf(row)}.${name}`]
  const set = (row: ExclusionFields, changes: Partial<ExclusionFields>) =>
    onChange({ ...fields, exclusions: rows.map((each) => (each === row ? { ...row, ...changes } : each)) })
  const day = (row: ExclusionFields, name: 'from' | 'to') => (
    <DateField
      label={t(`field.${row.kind}${name === 'from' ? 'From' : 'To'}`)}
      value={row[name]}
      error={errorOf(row, name)}
      onChange={(date) => set(row, { [name]: date })}
    />
  )
  const add = (kind: ExclusionFields['kind']) => (
    <Button
      size="xs"
      variant="subtle"
      leftSection={<IconPlus size={14} aria-hidden="true" />}
      disabled={rows.length >= atMost}
      onClick={() => onChange(withExclusion(fields, kind))}
    >
      {t(kind === 'copy' ? 'field.copy' : 'field.other')}
    </Button>
  )
  return (
    <>
      {rows.map((row) => (
        <div key={row.key} className={classes.exclusion}>
          {day(row, 'from')}
          {day(row, 'to')}
          <ActionIcon
            size="lg"
            aria-label={t('field.remove')}
            onClick={() => onChange({ ...fields, exclusions: rows.filter((each) => each !== row) })}
          >
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
          {row.kind === 'other' ? (
            <TextInput
              label={t('field.otherReason')}
              maxLength={300}
              value={row.reason}
              error={errorOf(row, 'reason')}
              onChange={(event) => set(row, { reason: event.currentTarget.value })}
            />
          ) : null}
        </div>
      ))}
      <Group gap="xs">
        {offersCopy ? add('copy') : null}
        {add('other')}
      </Group>
    </>
  )
}
