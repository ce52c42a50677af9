import { Button, Group, Stack, Text } from '@mantine/core'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { PracticeCourt } from '@peshi/contract/trackers/practice'
import { useState } from 'react'
import { CourtSelect } from '../../matters/matters/find/court-select.tsx'
import { useCourtForm, useCourtOptions } from '../../matters/matters/find/find.api.ts'
import { ListSelect } from '../../matters/matters/find/list-select.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

export function AddCourt({ onAdd }: { onAdd(court: PracticeCourt): void }) {
  const { t } = useTranslation('practice')
  const [court, setCourt] = useState<CourtId | null>(null)
  const [establishment, setEstablishment] = useState<string | null>(null)
  const { data: form, error } = useCourtForm(court)
  const ways = (['advocate', 'party'] as const).filter((by) => form?.by.includes(by))
  const isAsked = ways.some((by) => form?.lists[by]?.includes('establishment'))
  const options = useCourtOptions(court, 'establishment', isAsked ? undefined : null)
  const isRefused = court !== null && (error !== null || (form !== undefined && ways.length === 0))
  const choose = (next: CourtId | null) => {
    setCourt(next)
    setEstablishment(null)
  }
  const add = (court_id: CourtId) => {
    const label = options.data?.find(({ code }) => code === establishment)?.label ?? null
    onAdd({ court_id, establishment, establishment_label: label })
    choose(null)
  }
  return (
    <Stack gap="sm">
      <CourtSelect value={court} onChange={choose} {...(isRefused && { error: t('form.not_searched') })} />
      {ways.length === 1 && ways[0] === 'party' ? <Text c="dimmed">{t('form.clients_only')}</Text> : null}
      {court && isAsked ? (
        <ListSelect
          court={court}
          list="establishment"
          label={t('form.complex')}
          value={establishment}
          onChange={setEstablishment}
        />
      ) : null}
      <Group>
        <Button
          variant="default"
          disabled={!court || !form || isRefused || (isAsked && !establishment)}
          onClick={() => court && add(court)}
        >
          {t('form.add_court')}
        </Button>
      </Group>
    </Stack>
  )
}
