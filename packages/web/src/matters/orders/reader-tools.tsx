import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch, IconX, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './orders.module.css'

interface ToolProps {
  icon: TablerIcon
  label: string
  disabled?: boolean
  isOn?: boolean
  className?: string | undefined
  flips?: boolean
  onClick(): void
}

export const Tool = ({ icon: Mark, label, disabled, isOn, className, flips, onClick }: ToolProps) => (
  <ActionIcon
    aria-label={label}
    aria-pressed={isOn}
    variant={isOn ? 'light' : 'subtle'}
    disabled={disabled}
    className={className}
    onClick={onClick}
  >
    <Mark size={18} className={flips ? classes.flips : undefined} />
  </ActionIcon>
)

interface FindProps {
  query: string
  at: number
  total: number
  isDone: boolean
  onQuery(query: string): void
  onStep(step: 1 | -1): void
  onClose(): void
}

export function FindBar({ query, at, total, isDone, onQuery, onStep, onClose }: FindProps) {
  const { t } = useTranslation('orders')
  const isAsked = query.trim().length > 1
  return (
    <search className={classes.findBar}>
      <TextInput
        data-autofocus
        autoFocus
        // With this attribute, Escape closes only this search bar, not the drawer around it.
        data-mantine-stop-propagation="true"
        size="sm"
        aria-label={t('reader.find')}
        placeholder={t('reader.find')}
        leftSection={<IconSearch size={16} />}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
        }}
      />
      <span className="tabular" role="status">
        {isAsked && total > 0 ? t('reader.found', { at, total }) : null}
        {isAsked && total === 0 && isDone ? t('reader.found_none') : null}
      </span>
      <Tool icon={IconChevronUp} label={t('reader.found_previous')} disabled={total === 0} onClick={() => onStep(-1)} />
      <Tool icon={IconChevronDown} label={t('reader.found_next')} disabled={total === 0} onClick={() => onStep(1)} />
      <Tool icon={IconX} label={t('reader.find_close')} onClick={onClose} />
    </search>
  )
}
