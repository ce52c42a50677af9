import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Family, Fir } from '@peshi/contract/matters/families'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { FormEvent } from 'react'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { changedByFir, sendFir } from './families.api.ts'

interface Props {
  matterId: MatterId
  family: Pick<Family, 'own_fir' | 'version'>
  onClose(): void
}

interface Fields {
  fir: Fir | null
}

const fieldsOf = ({ own_fir: fir }: Props['family']): Fields => ({
  fir: fir && { ...fir, district: fir.district ?? null, state: fir.state ?? null },
})

export function FirForm({ matterId, family, onClose }: Props) {
  const { t } = useTranslation('clients')
  const fir = family.own_fir
  const {
    value: draft,
    seen,
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
    }),
    seenOf(family, fieldsOf),
  )
  const save = useEdit({
    record: family,
    seen,
    fieldsOf,
    keys: changedByFir,
    send: ({ version }, { fir }: Fields) => sendFir(matterId, { fir, version }),
    words: {
      label: () => t('fir.number'),
      say: {
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
    const { district, state, year, ...rest } = draft
    const wanted = { ...rest, year: yearIn(year), district: district || null, state: state || null }
    save.mutate({ fir: wanted as Fir }, { onSuccess: close })
  }
  const field = (name: keyof typeof draft) => (
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
    <Modal opened draft={dialog} onClose={onClose} title={fir ? t('fir.edit') : t('fir.add')}>
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
          <FormError error={save.error} />
          <Group justify="flex-end">
            {fir ? (
              <Button
                data-sends
                variant="subtle"
                color="red"
                onClick={() => save.mutate({ fir: null }, { onSuccess: close })}
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
