import { Button, Checkbox, Group, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core'
import { type FilingChecklist, saveFilingChecklist } from '@peshi/contract/papers/filing-checklists'
import { Corner, type CourtForm, PageSize } from '@peshi/contract/papers/filings/court-forms'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { useState } from 'react'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useChecklists, useSaveChecklist } from './filings.api.ts'

export function ChecklistsPanel() {
  const { t } = useTranslation('filings')
  const { data, error, refetch } = useChecklists()
  const [opened, setOpened] = useState<FilingChecklist['form'] | null>(null)
  const shown = data?.find(({ form }) => form === opened)
  return (
    <Panel title={t('form.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('form.text')}
        </Text>
        {data ? null : <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={160} />}
        {data?.map(({ form, items, own, hidden }) => (
          <Group key={form} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={500}>{t(`forms.${form}`)}</Text>
              <Text size="sm" c="dimmed">
                {t('list.count', { done: items.length - hidden.length + own.length, all: items.length + own.length })}
              </Text>
            </div>
            <IfAllowed call={saveFilingChecklist}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${t('edit')}: ${t(`forms.${form}`)}`}
                onClick={() => setOpened(form)}
              >
                {t('edit')}
              </Button>
            </IfAllowed>
          </Group>
        ))}
      </Stack>
      {shown ? <ChecklistDialog key={shown.form} checklist={shown} onClose={() => setOpened(null)} /> : null}
    </Panel>
  )
}

const linesOf = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))]
const numbers = ['most_megabytes', 'cure_days', 'most_cure_days'] as const

/** The values that differ from the shipped form. The others are not stored, so that corrected facts of a later version arrive. */
const changesOf = (shipped: CourtForm, form: CourtForm): Partial<CourtForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => shipped[name as keyof CourtForm] !== value),
  ) as Partial<CourtForm>

function ChecklistDialog({ checklist, onClose }: { checklist: FilingChecklist; onClose(): void }) {
  const { t } = useTranslation('filings')
  const save = useSaveChecklist(checklist.form)
  const { value, change, drop, dropAnd, dialog } = useDraft('filing checklist', checklist.form, () => ({
    own: checklist.own.map(({ text }) => text).join('\n'),
  }))
  const [hidden, setHidden] = useState<readonly ObjectionKind[]>(checklist.hidden)
  const [form, setForm] = useState<CourtForm>({ ...checklist.shipped, ...checklist.changed })
  const set = (more: Partial<CourtForm>) => setForm((before) => ({ ...before, ...more }))
  const toggle = (kind: ObjectionKind) =>
    setHidden((before) => (before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind]))
  const submit = () => {
    const own = linesOf(value.own).map(
      (text) => checklist.own.find((one) => one.text === text) ?? { _id: crypto.randomUUID(), text, only: null },
    )
    save.mutate(
      { own, hidden: [...hidden], form: changesOf(checklist.shipped, form), version: checklist.version },
      {
        onSuccess: () => {
          drop()
          onClose()
        },
      },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} size={640} title={t(`forms.${checklist.form}`)}>
      <DialogForm submit={t('save')} sending={save} onSubmit={submit} onCancel={dropAnd(onClose)}>
        <Stack gap={8} role="group" aria-label={t('form.items')}>
          {checklist.items.map(({ kind, source }) => (
            <Checkbox
              key={kind}
              checked={!hidden.includes(kind)}
              onChange={() => toggle(kind)}
              label={t(`items.${kind}`)}
              description={source ? <bdi dir="ltr">{source}</bdi> : undefined}
            />
          ))}
        </Stack>
        <Textarea
          label={t('form.own')}
          dir="auto"
          autosize
          minRows={2}
          maxRows={10}
          value={value.own}
          onChange={({ currentTarget }) => change({ own: currentTarget.value })}
        />
        <Group grow align="start">
          <Select
            label={t('form.paper')}
            allowDeselect={false}
            data={PageSize.options.map((one) => ({ value: one, label: t(`form.papers.${one}`) }))}
            value={form.paper}
            onChange={(next) => set({ paper: PageSize.catch('a4').parse(next) })}
          />
          <Select
            label={t('form.corner')}
            allowDeselect={false}
            data={Corner.options.map((one) => ({ value: one, label: t(`form.corners.${one}`) }))}
            value={form.corner}
            onChange={(next) => set({ corner: Corner.catch('top-right').parse(next) })}
          />
        </Group>
        {numbers.map((name) => (
          <NumberInput
            key={name}
            label={t(`form.${name}`)}
            placeholder={t('form.unknown')}
            min={1}
            max={name === 'most_megabytes' ? 2000 : 365}
            allowDecimal={false}
            value={form[name] ?? ''}
            onChange={(next) => set({ [name]: next === '' ? null : Number(next) })}
          />
        ))}
      </DialogForm>
    </Modal>
  )
}
