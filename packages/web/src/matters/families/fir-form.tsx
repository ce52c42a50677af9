import { Button, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { Family, Fir } from '@peshi/contract/matters/families'
import { yearIn } from '@peshi/contract/platform/cleaned'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { FormEvent } from 'react'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { changedByFir, sendFir } from './families.api.ts'

interface Props {
  matterId: MatterId
  family: Pick<Family, 'own_fir' | 'offence_from' | 'offence_to' | 'version'>
  onClose(): void
}

interface Fields {
  fir: Fir | null
  offence_from: CourtDate | null
  offence_to: CourtDate | null
}

const fieldsOf = ({ own_fir: fir, offence_from, offence_to }: Props['family']): Fields => ({
  fir: fir && { ...fir, district: fir.district ?? null, state: fir.state ?? null },
  offence_from,
  offence_to,
})

const sayDay = (day: CourtDate | null) => (day ? toDayFirst(day) : '')

/** The offence may be known without an FIR, as in a complaint case. */
const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '')

export function FirForm({ matterId, family, onClose }: Props) {
  const { t } = useTranslation('clients')
  const fir = family.own_fir
  const {
    value: draft,
    seen,
    change,
    dropAnd,
    dialog,
    fieldOf,
  } = useDraft(
    'matter-fir',
    matterId,
    () => ({
      police_station: fir?.police_station ?? '',
      number: fir?.number ?? '',
      year: fir ? String(fir.year) : '',
      district: fir?.district ?? '',
      state: fir?.state ?? '',
      offence_from: family.offence_from ?? '',
      offence_to: family.offence_to ?? '',
    }),
    seenOf(family, fieldsOf),
  )
  const save = useEdit({
    record: family,
    seen,
    fieldsOf,
    keys: changedByFir,
    send: ({ version }, whole: Fields) => sendFir(matterId, { ...whole, version }),
    words: {
      label: (name) => t(name === 'fir' ? 'fir.number' : `fir.${name}`),
      say: {
        offence_from: sayDay,
        offence_to: sayDay,
        fir: (one) =>
          one
            ? [one.police_station, `${one.number}/${one.year}`, one.district, one.state].filter(Boolean).join(', ')
            : '',
      },
    },
  })
  const close = dropAnd(onClose)
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { district, state, year, police_station, number, offence_from, offence_to } = draft
    const wanted = { police_station, number, year: yearIn(year), district: district || null, state: state || null }
    const fir = isEmpty([police_station, number, year, district, state]) ? null : (wanted as Fir)
    save.mutate({ fir, offence_from: offence_from || null, offence_to: offence_to || null }, { onSuccess: close })
  }
  const field = (name: Exclude<keyof typeof draft, 'offence_from' | 'offence_to'>) => (
    <TextInput
      label={t(`fir.${name}`)}
      maxLength={name === 'number' ? 7 : name === 'year' ? 4 : 200}
      inputMode={name === 'number' || name === 'year' ? 'numeric' : 'text'}
      {...fieldOf(name)}
      error={
        name === 'year'
          ? saySign(draft.year, errors['fir.year'] ?? errors.year)
          : (errors[`fir.${name}`] ?? errors[name])
      }
    />
  )
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('fir.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {save.note}
          {field('police_station')}
          <Group grow align="start">
            {field('number')}
            {field('year')}
          </Group>
          <Group grow align="start">
            {field('district')}
            {field('state')}
          </Group>
          <Fieldset legend={t('fir.offence')} p="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mb="xs">
              {(['offence_from', 'offence_to'] as const).map((name) => (
                <DateField
                  key={name}
                  label={t(`fir.${name}`)}
                  value={draft[name]}
                  error={errors[name]}
                  onChange={(day) => change({ [name]: day })}
                />
              ))}
            </SimpleGrid>
            <p className="small">{t('fir.offence_why')}</p>
          </Fieldset>
          <FormError error={save.error} />
          <Group justify="flex-end">
            {fir ? (
              <Button
                data-sends
                variant="subtle"
                color="red"
                onClick={() => save.mutate({ ...fieldsOf(family), fir: null }, { onSuccess: close })}
              >
                {t('fir.remove')}
              </Button>
            ) : null}
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
