import { ActionIcon, Button, NumberInput, Select, TextInput } from '@mantine/core'
import type { ItemKind } from '@peshi/contract/office/invoice-sum'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { sayNoAmount } from '../../platform/i18n/rupees.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type DraftLine, emptyLine, readPrice } from './invoice-draft.ts'
import classes from './invoices.module.css'

interface Props {
  lines: DraftLine[]
  /** The rate of fees without their own. Null if the invoice has no tax. */
  taxPercent: number | null
  isChecked: boolean
  onChange(lines: DraftLine[]): void
}

export function LineRows({ lines, taxPercent, isChecked, onChange }: Props) {
  const { t } = useTranslation('invoices')
  const list = useRef<HTMLDivElement>(null)
  const change = (key: number, own: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...own } : line)))
  const focusName = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('[data-item-name]')[at]?.focus())
  const add = () => {
    onChange([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])
    focusName(lines.length)
  }
  const onEnter = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (at === lines.length - 1) add()
    else focusName(at + 1)
  }
  const priceError = (price: string, isMissing: boolean) => {
    if (readPrice(price) !== null) return undefined
    if (readRupees(price) !== null) return t('price_whole')
    return isMissing && (price.trim() === '' || sayNoAmount(price))
  }
  const kinds = (['fee', 'disbursement'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <div ref={list}>
      {lines.map((line, at) => {
        const isBlank = line.item_name.trim() === '' && line.price.trim() === ''
        const isMissing = isChecked && (!isBlank || lines.length === 1)
        return (
          <fieldset
            key={line.key}
            className={classes.line}
            data-taxed={taxPercent !== null || undefined}
            aria-label={t('line', { at: at + 1 })}
          >
            <TextInput
              aria-label={t('item')}
              placeholder={t('item')}
              data-item-name
              maxLength={300}
              value={line.item_name}
              error={isMissing && line.item_name.trim() === ''}
              onChange={(event) => change(line.key, { item_name: event.currentTarget.value })}
            />
            <Select
              aria-label={t('kind_of')}
              data={kinds}
              value={line.kind}
              onChange={(kind) => change(line.key, { kind: kind as ItemKind })}
            />
            {taxPercent === null ? null : (
              <NumberInput
                aria-label={t('tax_percent')}
                suffix=" %"
                min={0}
                max={40}
                step={0.5}
                hideControls
                disabled={line.kind !== 'fee'}
                placeholder={line.kind === 'fee' ? `${taxPercent} %` : '—'}
                value={line.kind === 'fee' ? (line.tax_percent ?? '') : ''}
                onChange={(percent) => change(line.key, { tax_percent: percent === '' ? null : Number(percent) })}
              />
            )}
            <TextInput
              aria-label={t('price')}
              placeholder="₹"
              inputMode="numeric"
              dir="ltr"
              maxLength={40}
              className="tabular"
              value={line.price}
              error={priceError(line.price, isMissing)}
              onKeyDown={onEnter(at)}
              onChange={(event) => change(line.key, { price: event.currentTarget.value })}
            />
            <ActionIcon
              size={36}
              aria-label={t('remove_line', { at: at + 1 })}
              disabled={lines.length === 1}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              <IconX size={16} />
            </ActionIcon>
          </fieldset>
        )
      })}
      <Button variant="light" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={add}>
        {t('add_line')}
      </Button>
    </div>
  )
}
