import { ActionIcon, Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { shortAct } from '@peshi/contract/matters/criminal-sections'
import { offenceDoubt } from '@peshi/contract/matters/criminal-sections/applicable-code'
import type { AliasKind, Family } from '@peshi/contract/matters/families'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { CourtSelect } from '../matters/find/court-select.tsx'
import { useAddAlias, useFamily, useRemoveAlias } from './families.api.ts'
import classes from './families.module.css'
import { FirForm } from './fir-form.tsx'
import { aliasKinds } from './link-kinds.ts'

export function NumbersPanel({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const { data: family } = useFamily(matter._id)
  const [open, setOpen] = useState<'number' | 'fir' | null>(null)
  if (!family) return null
  const mayChange = can('update', 'Matter')
  if (!mayChange && family.aliases.length === 0 && !family.offence_from) return null
  const close = () => setOpen(null)
  const doubt = offenceDoubt(family, matter.record?.acts.map(({ act }) => shortAct(act)) ?? [])
  return (
    <Panel title={t('alias.title')}>
      <Stack gap="sm">
        {family.aliases.length === 0 ? <span className="small">{t('alias.empty')}</span> : null}
        <Stack component="ul" gap={2}>
          {family.aliases.map((alias) => (
            <AliasLine key={alias._id} matter={matter} alias={alias} mayChange={mayChange} />
          ))}
        </Stack>
        {doubt ? (
          <Alert color="amber" variant="light" p="xs">
            {t(`fir.doubt.${doubt}`)}
          </Alert>
        ) : null}
        {family.offence_from ? (
          <span className="small">
            {t('fir.offence')}: <DateText date={family.offence_from} />
            {family.offence_to ? (
              <>
                {' – '}
                <DateText date={family.offence_to} />
              </>
            ) : null}
          </span>
        ) : null}
        {mayChange ? (
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => setOpen('number')}>
              {t('alias.add')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setOpen('fir')}>
              {t('fir.title')}
            </Button>
          </Group>
        ) : null}
      </Stack>
      {open === 'number' ? <AliasDialog matter={matter} onClose={close} /> : null}
      {open === 'fir' ? <FirForm matterId={matter._id} family={family} onClose={close} /> : null}
    </Panel>
  )
}

interface AliasProps {
  matter: MatterDetail
  alias: Family['aliases'][number]
  mayChange: boolean
}

function AliasLine({ matter, alias, mayChange }: AliasProps) {
  const { t } = useTranslation('clients')
  const remove = useRemoveAlias(matter._id)
  const add = useAddAlias(matter._id)
  const { _id, kind, court, case_type, case_number, case_year } = alias
  const drop = () =>
    remove.mutateAsync(_id).then(() => {
      const undo = () => add.mutateAsync({ kind, court, case_type, case_number, case_year }).catch(toastError)
      toastDone(t('done.alias_removed'), { label: t('undo'), run: undo })
    }, toastError)
  const number = `${case_type}/${case_number}/${case_year}`
  return (
    <li className={classes.branch}>
      <span>
        <Words>{number}</Words>
        <div className="small">
          <Values>
            {[
              t(`alias.kind.${kind}`),
              court === matter.hc_name ? null : sayCourt(alias.court_title),
              alias.is_from_court ? t('alias.from_court') : null,
            ].filter(Boolean)}
          </Values>
        </div>
      </span>
      {mayChange ? (
        <ActionIcon data-sends aria-label={t('alias.remove', { number })} onClick={drop}>
          <IconX size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function AliasDialog({ matter, onClose }: { matter: MatterDetail; onClose(): void }) {
  const { t } = useTranslation('clients')
  const add = useAddAlias(matter._id)
  const [kind, setKind] = useState<AliasKind>('renumbered')
  const [court, setCourt] = useState<CourtId | null>(matter.type === 'court' ? matter.hc_name : null)
  const {
    value: number,
    dropAnd,
    dialog,
    fieldOf,
  } = useDraft('alias', matter._id, () => ({ case_type: matter.case_type ?? '', case_number: '', case_year: '' }))
  const close = dropAnd(onClose)
  const errors = add.error instanceof ApiError ? add.error.fields : {}
  const submit = () => {
    if (!court) return
    add.mutate({ ...number, kind, court, case_year: yearIn(number.case_year) }, { onSuccess: close })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('alias.add')}>
      <DialogForm submit={t('save')} sending={add} isReady={court !== null} onSubmit={submit} onCancel={close}>
        <Select
          label={t('alias.what')}
          data={aliasKinds.map((value) => ({ value, label: t(`alias.kind.${value}`) }))}
          value={kind}
          onChange={(value) => value && setKind(value as AliasKind)}
        />
        <CourtSelect value={court} error={errors.court} onChange={setCourt} />
        <Group grow align="start">
          {(['case_type', 'case_number', 'case_year'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`field.${name}`)}
              dir="ltr"
              maxLength={name === 'case_type' ? 60 : 9}
              inputMode={name === 'case_type' ? 'text' : 'numeric'}
              {...fieldOf(name)}
              error={name.endsWith('year') ? saySign(number[name], errors[name]) : errors[name]}
            />
          ))}
        </Group>
      </DialogForm>
    </Modal>
  )
}
