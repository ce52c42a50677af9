import { Alert, Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import type { Challenge } from '@peshi/contract/courts/find-case'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { ChallengeId } from '@peshi/contract/platform/ids'
import type { FoundFir } from '@peshi/contract/trackers/firs'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChallengeField } from '../../matters/matters/find/challenge-field.tsx'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from '../trackers/trackers.module.css'
import { numberOf, sectionsOf } from './fir-words.ts'
import { useFindFir, useFirDistricts, useFirStates, useSaveFir } from './firs.api.ts'
import { newFir } from './new-fir.ts'
import { toSections } from './to-sections.ts'

const close = () => closeOverlay(newFir)

const blank = { state: 'Uttar Pradesh', district: '', station: '', number: '', year: '', sections: '', complainant: '' }
type Fields = typeof blank

export function NewFirDialog() {
  const { t } = useTranslation('firs')
  return (
    <Modal opened title={t('new')} onClose={close} size={560}>
      <FirForm />
    </Modal>
  )
}

function FirForm() {
  const { t } = useTranslation(['firs', 'common'])
  const navigate = useNavigate()
  const { value: fields, change, drop } = useDraft<Fields>('fir', 'new', () => blank)
  const [isByHand, setByHand] = useState(false)
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [answer, setAnswer] = useState('')
  const [found, setFound] = useState<{ id: ChallengeId; firs: FoundFir[] } | null>(null)
  const states = useFirStates()
  const districts = useFirDistricts(fields.state)
  const find = useFindFir()
  const save = useSaveFir()
  const district = districts.data?.find(({ _id }) => _id === fields.district)
  const asksNobody = isByHand || district?.source === 'hand'
  const problem = save.error ?? find.error ?? (asksNobody ? null : districts.error)
  const errors = problem instanceof ApiError ? problem.fields : {}

  const set = (changes: Partial<Fields>) => {
    change(changes)
    setChallenge(null)
    setFound(null)
    find.reset()
    save.reset()
  }
  const turnByHand = (on: boolean) => {
    setByHand(on)
    set({ district: '', station: '' })
  }

  const open = ({ _id, unique_id }: { _id: string; unique_id: string }) => {
    toastDone(t('firs:saved'))
    drop()
    close()
    navigate({ to: '/trackers/firtracker/fir-preview/$id/$unique_id', params: { id: _id, unique_id } })
  }

  function ask(picture: Challenge | null) {
    const body = {
      reference_id: fields.state,
      district_id: fields.district,
      police_station_id: fields.station,
      fir_number: fields.number,
      fir_year: yearIn(fields.year),
    }
    setAnswer('')
    find.mutate(picture ? { ...body, challenge_id: picture._id, answer } : body, {
      onSuccess: (reply) => {
        setChallenge(reply.challenge)
        if (reply.find_id) setFound({ id: reply.find_id, firs: reply.data })
      },
      onError: (error) => {
        if (!(error instanceof ApiError && error.code === 'challenge-rejected')) setChallenge(null)
      },
    })
  }

  const saveByHand = () =>
    save.mutate(
      {
        place: {
          state: fields.state,
          district: district?.title ?? fields.district,
          police_station: fields.station,
          number: fields.number,
          year: yearIn(fields.year),
        },
        words: {
          sections: toSections(fields.sections),
          complainant: fields.complainant.trim() || null,
        },
      },
      { onSuccess: open },
    )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asksNobody) saveByHand()
    else ask(challenge)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={t('firs:state')}
          searchable
          data={(states.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
          value={fields.state}
          onChange={(state) => set({ state: state ?? fields.state, district: '', station: '' })}
        />
        <Switch
          label={t('firs:hand_switch')}
          checked={isByHand}
          onChange={(event) => turnByHand(event.currentTarget.checked)}
        />
        {isByHand ? (
          text('district', { required: true, maxLength: 120, dir: 'auto' }, errors.district)
        ) : (
          <Select
            label={t('firs:district')}
            placeholder={t(districts.isFetching ? 'firs:reading' : 'firs:choose')}
            searchable
            required
            error={errors.district_id ?? errors.reference_id}
            data={(districts.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
            value={fields.district || null}
            onChange={(value) => set({ district: value ?? '', station: '' })}
          />
        )}
        {district?.source === 'hand' && !isByHand ? <Alert role="status">{t('firs:hand_why')}</Alert> : null}
        {asksNobody ? (
          text('station', { required: true, maxLength: 200, dir: 'auto' }, errors.police_station)
        ) : (
          <Select
            label={t('firs:station')}
            placeholder={t('firs:choose')}
            searchable
            required
            disabled={!district}
            error={errors.police_station_id}
            data={(district?.police_stations ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
            value={fields.station || null}
            onChange={(value) => set({ station: value ?? '' })}
          />
        )}
        <Group grow align="start">
          {text('number', { required: true, inputMode: 'numeric', maxLength: 7 }, errors.fir_number ?? errors.number)}
          {text(
            'year',
            { required: true, inputMode: 'numeric', maxLength: 4 },
            saySign(fields.year, errors.fir_year ?? errors.year),
          )}
        </Group>
        {asksNobody ? (
          <>
            {text('sections', { description: t('firs:sections_how'), maxLength: 1000 }, errors.sections)}
            {text('complainant', { maxLength: 300, dir: 'auto' }, errors.complainant)}
          </>
        ) : null}
        {challenge ? (
          <ChallengeField
            challenge={challenge}
            answer={answer}
            isRejected={problem instanceof ApiError && problem.code === 'challenge-rejected'}
            isBusy={find.isPending}
            onAnswer={setAnswer}
            onReload={() => ask(null)}
          />
        ) : null}
        {found?.firs.map((fir, pick) => (
          <article className={classes.hit} key={`${fir.number}/${fir.year}`}>
            <strong>
              <Words>{`${numberOf(fir)}, ${fir.police_station}`}</Words>
            </strong>
            <p className="small">
              <Words>{sectionsOf(fir) || fir.cases.map(({ case_number }) => case_number).join(', ')}</Words>
            </p>
            {fir.tracker_id ? (
              <span className="small">{t('firs:followed')}</span>
            ) : (
              <Button
                size="compact-sm"
                loading={save.isPending}
                onClick={() => save.mutate({ find_id: found.id, pick }, { onSuccess: open })}
              >
                {t('firs:follow')}
              </Button>
            )}
          </article>
        ))}
        <FormError error={problem} />
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => {
              drop()
              close()
            }}
          >
            {t('common:cancel')}
          </Button>
          {found ? null : (
            <Button type="submit" loading={find.isPending || save.isPending}>
              {t(asksNobody ? 'common:save' : 'firs:look')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )

  function text(
    name: 'district' | 'station' | 'number' | 'year' | 'sections' | 'complainant',
    more: Record<string, unknown>,
    error: string | undefined,
  ) {
    return (
      <TextInput
        label={t(`firs:${name}`)}
        error={error}
        value={fields[name]}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
        {...more}
      />
    )
  }
}
