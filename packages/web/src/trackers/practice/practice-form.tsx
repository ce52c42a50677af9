import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import {
  mostPracticeClients,
  mostPracticeCourts,
  type Practice,
  type PracticeCourt,
} from '@peshi/contract/trackers/practice'
import { type FormEvent, useState } from 'react'
import { ChooseClient } from '../../clients/clients/choose-client.tsx'
import { useCourt } from '../../courts/courts/courts.api.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { AddCourt } from './add-court.tsx'
import { useSavePractice } from './practice.api.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export function PracticeForm({ saved }: { saved: Practice }) {
  const { t } = useTranslation('practice')
  const [names, setNames] = useState(saved.names.join('\n'))
  const [enrolment, setEnrolment] = useState(saved.enrolment ?? '')
  const [aor, setAor] = useState(saved.aor_code ?? '')
  const [courts, setCourts] = useState(saved.courts)
  const [clients, setClients] = useState(saved.clients)
  const mayChooseClients = useCan()('read', 'Client')
  const [withDisposed, setWithDisposed] = useState(saved.with_disposed)
  const save = useSavePractice(() => toastDone(t('saved')))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const numbers = { enrolment: enrolment.trim() || null, aor_code: aor.trim() || null }
    save.mutate({
      names: linesOf(names),
      ...numbers,
      with_disposed: withDisposed,
      courts,
      clients: clients.map(({ _id }) => _id),
    })
  }
  return (
    <Panel title={t('form.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Textarea
            label={t('form.names')}
            description={t('form.names_hint')}
            autosize
            minRows={2}
            value={names}
            onChange={(event) => setNames(event.currentTarget.value)}
          />
          <Group grow align="end">
            <TextInput
              label={t('form.enrolment')}
              description={t('form.enrolment_hint')}
              dir="ltr"
              value={enrolment}
              onChange={(event) => setEnrolment(event.currentTarget.value)}
            />
            <TextInput
              label={t('form.aor')}
              description={t('form.aor_hint')}
              dir="ltr"
              value={aor}
              onChange={(event) => setAor(event.currentTarget.value)}
            />
          </Group>
          <Checkbox
            label={t('form.with_disposed')}
            checked={withDisposed}
            onChange={(event) => setWithDisposed(event.currentTarget.checked)}
          />
          {courts.length > 0 ? (
            <ul className="ruled" aria-label={t('form.courts')}>
              {courts.map((one) => (
                <ChosenCourt
                  key={`${one.court_id} ${one.establishment}`}
                  chosen={one}
                  onRemove={() => setCourts(courts.filter((other) => other !== one))}
                />
              ))}
            </ul>
          ) : null}
          {courts.length < mostPracticeCourts ? <AddCourt onAdd={(one) => setCourts([...courts, one])} /> : null}
          {clients.length > 0 ? (
            <ul className="ruled" aria-label={t('form.clients')}>
              {clients.map((client) => (
                <li className="entry" key={client._id}>
                  <Words>{client.name}</Words>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={t('form.remove_client', { client: client.name })}
                    onClick={() => setClients(clients.filter((other) => other !== client))}
                  >
                    {t('form.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
          {mayChooseClients && clients.length < mostPracticeClients ? (
            <ChooseClient
              key={clients.length}
              label={t('form.add_client')}
              description={t('form.clients_hint')}
              value={null}
              onChange={(_id, name) => {
                if (_id && !clients.some((one) => one._id === _id)) setClients([...clients, { _id, name }])
              }}
            />
          ) : null}
          <FormError error={save.error} />
          <Group justify="flex-end">
            <Button type="submit" data-sends loading={save.isPending}>
              {t('form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}

function ChosenCourt({ chosen, onRemove }: { chosen: PracticeCourt; onRemove(): void }) {
  const { t } = useTranslation('practice')
  const title = sayCourt(useCourt(chosen.court_id).data?.title) ?? chosen.court_id
  return (
    <li className="entry">
      <span>
        <Words>{title}</Words>
        {chosen.establishment_label ? (
          <>
            {' · '}
            <Words>{chosen.establishment_label}</Words>
          </>
        ) : null}
      </span>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('form.remove_court', { court: title })}
        onClick={onRemove}
      >
        {t('form.remove')}
      </Button>
    </li>
  )
}
