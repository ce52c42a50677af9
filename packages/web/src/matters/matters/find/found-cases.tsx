import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import type { CasePreview } from '@peshi/contract/courts/find-case'
import type { Matter } from '@peshi/contract/matters/matters'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useState } from 'react'
import { CourtMonogram } from '../../../courts/courts/court-monogram.tsx'
import { FillSlot } from '../../../platform/features/fill-slot.tsx'
import { sayCase } from '../../../platform/i18n/say-case.ts'
import { sayCourt } from '../../../platform/i18n/say-court.ts'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Fact } from '../../../platform/ui/fact.tsx'
import { FormError } from '../../../platform/ui/form-error.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import { useSaveMatter } from '../matters.api.ts'
import { CaseStatusPill, NextDate } from '../next-date.tsx'
import classes from './find.module.css'
import { partyConflicts } from './find-slots.ts'

interface Props {
  cases: CasePreview[]
  onBack(): void
  onOpen(id: MatterId): void
  onSaved(matter: Matter, areOrdersByHand: boolean): void
}

export function FoundCases({ cases, onBack, onOpen, onSaved }: Props) {
  const { t } = useTranslation('matters')
  return (
    <Stack>
      {cases.length === 0 ? <Alert color="amber">{t('find.none')}</Alert> : null}
      {cases.map((found) => (
        <FoundCase key={found.matter_id} found={found} onOpen={onOpen} onSaved={onSaved} />
      ))}
      <Group>
        <Button variant="default" onClick={onBack}>
          {t('find.back')}
        </Button>
      </Group>
    </Stack>
  )
}

function FoundCase({ found, onOpen, onSaved }: Omit<Props, 'cases' | 'onBack'> & { found: CasePreview }) {
  const { t } = useTranslation('matters')
  const save = useSaveMatter()
  const [reference, setReference] = useState('')
  const follow = () =>
    save.mutate(
      { unique_id: found.hc_name, matter_id: found.matter_id, reference_id: reference.trim() || null },
      { onSuccess: ({ data, orders_by_hand }) => onSaved(data, orders_by_hand) },
    )
  const { followed_by } = found
  const [petitioner = '', respondent = ''] = found.title.split(/ v\. /)
  return (
    <section className={classes.found}>
      <Group component="header" gap={10} align="flex-start" wrap="nowrap" fw={600} className="anywhere">
        <CourtMonogram court={found.hc_name} />
        <span>
          <Words>{found.title}</Words>
          <span className={classes.foundLabel}>
            <Words>{sayCase(found)}</Words> · <Words>{sayCourt(found.court_title)}</Words>
            {found.cnr ? (
              <>
                {' · '}
                <Words>{found.cnr}</Words>
              </>
            ) : null}
          </span>
        </span>
      </Group>
      <Facts found={found} />
      {followed_by ? null : <FillSlot slot={partyConflicts} petitioner={petitioner} respondent={respondent} />}
      {followed_by ? (
        <Alert color="indigo" title={t('find.followed')}>
          <Button size="compact-sm" data-autofocus onClick={() => onOpen(followed_by)}>
            {t('find.open_followed')}
          </Button>
        </Alert>
      ) : (
        <Group align="flex-end" justify="space-between">
          <TextInput
            label={t('field.reference_id')}
            description={t('find.optional')}
            maxLength={300}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
          <Button onClick={follow} loading={save.isPending} data-autofocus>
            {t('find.save')}
          </Button>
        </Group>
      )}
      <FormError error={save.error} />
    </section>
  )
}

function Facts({ found }: { found: CasePreview }) {
  const { t } = useTranslation('matters')
  return (
    <dl className={classes.facts}>
      <Fact label={t('column.status')} value={<CaseStatusPill status={found.case_status} />} />
      <Fact label={t('column.next_date')} value={<NextDate date={found.next_date} status={found.case_status} />} />
      <Fact label={t('column.stage')} value={found.stage} />
      <Fact label={t('field.coram')} value={found.coram} />
      <Fact label={t('field.petitioner_advocates')} value={found.petitioner_advocates.join(', ')} />
      <Fact label={t('field.respondent_advocates')} value={found.respondent_advocates.join(', ')} />
      <Fact label={t('tab.orders')} value={found.orders} className="tabular" />
    </dl>
  )
}
