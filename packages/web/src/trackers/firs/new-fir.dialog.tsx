import { Alert, Button, Group, Select, Stack, Switch } from '@mantine/core'
import { yearIn } from '@peshi/contract/platform/cleaned'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { closeOverlay } from '../../platform/actions/overlays.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useFields } from '../trackers/tracker-fields.tsx'
import classes from '../trackers/trackers.module.css'
import { usePictureSearch } from '../trackers/use-picture-search.tsx'
import { numberOf, sectionsOf } from './fir-words.ts'
import { useAddFir, useFindFir, useFirDistricts, useFirStates } from './firs.api.ts'
import { newFir } from './new-fir.ts'
import { toSections } from './to-sections.ts'

const close = () => closeOverlay(newFir)

const blank = { state: 'Uttar Pradesh', district: '', station: '', number: '', year: '', sections: '', complainant: '' }
type Fields = typeof blank
const figures = { required: true, inputMode: 'numeric' } as const

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
  const draft = useDraft<Fields>('fir', 'new', () => blank)
  const { value: fields } = draft
  const [isByHand, setByHand] = useState(false)
  const states = useFirStates()
  const districts = useFirDistricts(fields.state)
  const find = useFindFir()
  const save = useAddFir()
  const search = usePictureSearch(find, () => ({
    reference_id: fields.state,
    district_id: fields.district,
    police_station_id: fields.station,
    fir_number: fields.number,
    fir_year: yearIn(fields.year),
  }))
  const found = search.reply
  const district = districts.data?.find(({ _id }) => _id === fields.district)
  const asksNobody = isByHand || district?.source === 'hand'
  const problem = save.error ?? find.error ?? (asksNobody ? null : districts.error)

  const change = (changes: Partial<Fields>) => {
    draft.change(changes)
    search.reset()
    save.reset()
  }
  const { text, errors } = useFields('firs', { value: fields, change }, problem)
  const turnByHand = (on: boolean) => {
    setByHand(on)
    change({ district: '', station: '' })
  }
  const cancel = draft.dropAnd(close)

  const open = ({ _id, unique_id }: { _id: string; unique_id: string }) => {
    toastDone(t('firs:saved'))
    cancel()
    navigate({ to: '/trackers/firtracker/fir-preview/$id/$unique_id', params: { id: _id, unique_id } })
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
    else search.ask()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Select
          label={t('firs:state')}
          searchable
          data={(states.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
          value={fields.state}
          onChange={(state) => change({ state: state ?? fields.state, district: '', station: '' })}
        />
        <Switch
          label={t('firs:hand_switch')}
          checked={isByHand}
          onChange={(event) => turnByHand(event.currentTarget.checked)}
        />
        {isByHand ? (
          text('district', { required: true, maxLength: 120, dir: 'auto' })
        ) : (
          <Select
            label={t('firs:district')}
            placeholder={t(districts.isFetching ? 'firs:reading' : 'firs:choose')}
            searchable
            required
            error={errors.district_id ?? errors.reference_id}
            data={(districts.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }))}
            value={fields.district || null}
            onChange={(value) => change({ district: value ?? '', station: '' })}
          />
        )}
        {district?.source === 'hand' && !isByHand ? <Alert role="status">{t('firs:hand_why')}</Alert> : null}
        {asksNobody ? (
          text('station', { required: true, maxLength: 200, dir: 'auto', error: errors.police_station })
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
            onChange={(value) => change({ station: value ?? '' })}
          />
        )}
        <Group grow align="start">
          {text('number', { ...figures, maxLength: 7, error: errors.fir_number ?? errors.number })}
          {text('year', { ...figures, maxLength: 4, error: errors.fir_year ?? errors.year })}
        </Group>
        {asksNobody ? (
          <>
            {text('sections', { description: t('firs:sections_how'), maxLength: 1000 })}
            {text('complainant', { maxLength: 300, dir: 'auto' })}
          </>
        ) : null}
        {search.field}
        {found?.data.map((fir, pick) => (
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
                onClick={() => save.mutate({ find_id: found.find_id ?? undefined, pick }, { onSuccess: open })}
              >
                {t('firs:follow')}
              </Button>
            )}
          </article>
        ))}
        <FormError error={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel}>
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
}
