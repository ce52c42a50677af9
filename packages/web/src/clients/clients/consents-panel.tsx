import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core'
import type { ClientDetail, Consent } from '@peshi/contract/clients/clients'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { languageNames } from '../../platform/i18n/languages.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError, toastThen } from '../../platform/ui/toast.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { type ConsentBody, useRecordConsent, useWithdrawConsent } from './clients.api.ts'

const purposes = ['representation', 'updates', 'billing', 'sharing'] as const
const means = ['written', 'electronic', 'spoken'] as const

export function ConsentsPanel({ client }: { client: ClientDetail }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const add = can('update', 'Client') ? (
    <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
      {t('consent.add')}
    </Button>
  ) : null
  return (
    <Panel title={t('consent.title')} aside={add}>
      {client.consents.length === 0 ? <span className="small">{t('consent.empty')}</span> : null}
      <Stack component="ul" gap={10}>
        {client.consents.map((consent) => (
          <ConsentLine key={consent._id} client={client} consent={consent} />
        ))}
      </Stack>
      {isAdding ? <ConsentDialog client={client} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}

function ConsentLine({ client, consent }: { client: ClientDetail; consent: Consent }) {
  const today = useCourtToday()
  const { t } = useTranslation('clients')
  const can = useCan()
  const withdraw = useWithdrawConsent(client._id)
  const end = () =>
    withdraw
      .mutateAsync({ consent_id: consent._id, withdrawn_on: today })
      .then(() => toastDone(t('done.withdrawn')), toastError)
  return (
    <li className="entry named">
      <span>
        <DateText date={consent.notice_on} /> · {t(`means.${consent.means}`)}
        <div className="small">
          {consent.purposes.map((purpose) => t(`purpose.${purpose}`)).join(', ')}
          {consent.given_by ? (
            <>
              {' · '}
              <Words>{consent.given_by}</Words>
            </>
          ) : null}
        </div>
      </span>
      {consent.withdrawn_on ? (
        <span className="small">
          {t('consent.withdrawn')} <DateText date={consent.withdrawn_on} />
        </span>
      ) : can('update', 'Client') ? (
        <Button size="compact-sm" variant="default" loading={withdraw.isPending} onClick={end}>
          {t('consent.withdraw')}
        </Button>
      ) : null}
    </li>
  )
}

function ConsentDialog({ client, onClose }: { client: ClientDetail; onClose(): void }) {
  const today = useCourtToday()
  const { t } = useTranslation('clients')
  const record = useRecordConsent(client._id)
  const {
    value: body,
    change,
    dropAnd,
    dialog,
  } = useDraft<ConsentBody>('consent', client._id, () => ({
    notice_on: today,
    notice_language: client.language ?? 'hi',
    purposes: ['representation', 'updates'],
    means: 'written',
    given_by: null,
  }))
  const close = dropAnd(onClose)
  const errors = record.error instanceof ApiError ? record.error.fields : {}
  const submit = () => {
    record.mutate(body, { onSuccess: toastThen(t('done.consent'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('consent.add')}>
      <DialogForm submit={t('save')} sending={record} onSubmit={submit} onCancel={close}>
        <DateField
          label={t('consent.notice_on')}
          data-autofocus
          value={body.notice_on}
          error={errors.notice_on}
          onChange={(date) => change({ notice_on: date })}
        />
        <Group grow align="start">
          <Select
            label={t('consent.notice_language')}
            data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
            value={body.notice_language}
            onChange={(value) => value && change({ notice_language: value as ConsentBody['notice_language'] })}
          />
          <Select
            label={t('consent.means')}
            data={means.map((value) => ({ value, label: t(`means.${value}`) }))}
            value={body.means}
            onChange={(value) => value && change({ means: value as ConsentBody['means'] })}
          />
        </Group>
        <Checkbox.Group
          label={t('consent.purposes')}
          value={body.purposes}
          error={errors.purposes}
          onChange={(chosen) => change({ purposes: chosen as ConsentBody['purposes'] })}
        >
          <Stack gap={6} mt={4}>
            {purposes.map((value) => (
              <Checkbox key={value} value={value} label={t(`purpose.${value}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <TextInput
          label={t('consent.given_by')}
          maxLength={200}
          value={body.given_by ?? ''}
          onChange={(event) => change({ given_by: event.currentTarget.value || null })}
        />
      </DialogForm>
    </Modal>
  )
}
