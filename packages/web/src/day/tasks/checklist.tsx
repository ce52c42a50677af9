import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import type { ChecklistItem } from '@peshi/contract/day/tasks'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './checklist.module.css'

interface Props {
  items: ChecklistItem[]
  onItems(items: ChecklistItem[]): void
}

const most = 50

export function Checklist({ items, onItems }: Props) {
  const { t } = useTranslation('tasks')
  const list = useRef<HTMLUListElement>(null)
  const change = (at: number, changes: Partial<ChecklistItem>) =>
    onItems(items.map((item, each) => (each === at ? { ...item, ...changes } : item)))
  const add = () => {
    onItems([...items, { text: '', is_done: false }])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input[type="text"]')?.focus(),
    )
  }
  return (
    <fieldset className={classes.checklist}>
      <legend>{t('field.checklist')}</legend>
      <ul ref={list}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id
          <li key={at}>
            <Checkbox
              aria-label={t('steps.done', { number: at + 1 })}
              checked={item.is_done}
              onChange={(event) => change(at, { is_done: event.currentTarget.checked })}
            />
            <TextInput
              type="text"
              aria-label={t('steps.text', { number: at + 1 })}
              maxLength={300}
              value={item.text}
              onChange={(event) => change(at, { text: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (items.length < most) add()
              }}
            />
            <ActionIcon
              aria-label={t('steps.remove', { number: at + 1 })}
              onClick={() => onItems(items.filter((_, each) => each !== at))}
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden="true" />}
        disabled={items.length >= most}
        onClick={add}
      >
        {t('steps.add')}
      </Button>
    </fieldset>
  )
}
