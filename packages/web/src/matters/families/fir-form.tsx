import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Fir } from '@peshi/contract/matters/families'
import { yearIn } from '@peshi/contract/platform/cleaned'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { saySign } from '../../platform/i18n/say-sign.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { useSetFir } from './families.api.ts'

interface Props {
  matterId: MatterId
  fir: Fir | null
  onClose(): void
}

export function FirForm({ matterId, fir, onClose }: Props) {
  const { t } = useTranslation('clients')
  const save = useSetFir(matterId)
  const {
    value: draft,
    dropAnd,
    dialog,
    fieldOf,
  } = useDraft('matter-fir', matterId, () => ({
    police_station: fir?.police_station ?? '',
    number: fir?.number ?? '',
    year: fir ? String(fir.year) : '',
    district: fir?.district ?? '',
    state: fir?.state ?? '',
  }))
  const close = dropAnd(onClose)
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { district, state, year, ...rest } = draft
    save.mutate({ ...rest, year: yearIn(year), district: district || null, state: state || null }, { onSuccess: close })
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
              <Button data-sends variant="subtle" color="red" onClick={() => save.mutate(null, { onSuccess: close })}>
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
