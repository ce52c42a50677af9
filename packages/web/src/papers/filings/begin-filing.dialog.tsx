import { SegmentedControl, Select, Text, TextInput } from '@mantine/core'
import { FilingKind } from '@peshi/contract/papers/filings/filing-kinds'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CourtSelect } from '../../matters/matters/find/court-select.tsx'
import { MatterSelect } from '../../matters/matters/matter-select.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { useBeginFiling } from './filings.api.ts'

/** `matterId`: the matter of the page. It can also be the one whose order a new case challenges. */
export function BeginDialog({ matterId, onClose }: { matterId?: MatterId; onClose(): void }) {
  const { t } = useTranslation(['filings', 'matters'])
  const can = useCan()
  const navigate = useNavigate()
  const begin = useBeginFiling()
  const { value, change, drop, dropAnd, dialog, fieldOf } = useDraft('filing', matterId ?? 'new', () => ({
    title: '',
    case_title: '',
  }))
  const [kind, setKind] = useState<FilingKind>('application')
  const [isNew, setNew] = useState(false)
  const [chosen, setChosen] = useState<MatterId | null>(matterId ?? null)
  const [court, setCourt] = useState<CourtId | null>(null)
  const errors = begin.error instanceof ApiError ? begin.error.fields : {}
  const isReady = isNew ? court !== null && value.case_title.trim() !== '' : chosen !== null
  const submit = () =>
    begin.mutate(
      {
        kind,
        title: value.title.trim() || null,
        ...(isNew && court
          ? { begins: { court, title: value.case_title, of_matter_id: matterId ?? null } }
          : { matter_id: chosen }),
      },
      {
        onSuccess: ({ _id: id }) => {
          drop()
          onClose()
          navigate({ to: '/trackers/filings/$id', params: { id } })
        },
      },
    )
  return (
    <Modal opened draft={dialog} onClose={onClose} size={560} title={t('filings:begin')}>
      <DialogForm
        submit={t('filings:begin')}
        sending={begin}
        isReady={isReady}
        onSubmit={submit}
        onCancel={dropAnd(onClose)}
      >
        {can('create', 'Matter') ? (
          <SegmentedControl
            aria-label={t('filings:for')}
            value={isNew ? 'new' : 'matter'}
            onChange={(next) => {
              setNew(next === 'new')
              setKind(next === 'new' ? 'writ' : 'application')
            }}
            data={[
              { value: 'matter', label: t('filings:for_matter') },
              { value: 'new', label: t('filings:for_new') },
            ]}
          />
        ) : null}
        {isNew ? (
          <>
            <Text size="sm" c="dimmed">
              {t('filings:new_hint')}
            </Text>
            <CourtSelect value={court} onChange={setCourt} {...(errors.begins && { error: errors.begins })} />
            <TextInput label={t('filings:case_title')} dir="auto" maxLength={300} {...fieldOf('case_title')} />
          </>
        ) : matterId ? null : (
          <MatterSelect
            label={t('filings:matter')}
            placeholder={t('filings:matter_hint')}
            nothingFound={t('filings:nothing')}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <Select
          label={t('filings:kind')}
          allowDeselect={false}
          data={FilingKind.options.map((one) => ({ value: one, label: t(`filings:kinds.${one}`) }))}
          value={kind}
          onChange={(next) => setKind(FilingKind.catch('other').parse(next))}
        />
        <TextInput
          label={t('filings:name')}
          description={t('filings:name_hint')}
          dir="auto"
          maxLength={300}
          error={errors.title}
          value={value.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
      </DialogForm>
    </Modal>
  )
}
