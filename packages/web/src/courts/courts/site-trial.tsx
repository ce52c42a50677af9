import { Alert, Button, Group } from '@mantine/core'
import { type DistrictSite, tryDistrictSite } from '@peshi/contract/courts/district-sites'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { FormError } from '../../platform/ui/form-error.tsx'
import { useCourt } from './courts.api.ts'

const tellsOf = ({ state }: DistrictSite) =>
  state === 'candidate' || state === 'unanswered' || state === 'unnamed' ? state : null

/** Offers to read the front page of the site that a district court probably has. */
export function SiteTrial({ court, otherwise }: { court: CourtId; otherwise: ReactNode }) {
  const { t } = useTranslation('matters')
  const can = useCan()
  const { data } = useCourt(court)
  const client = useQueryClient()
  const trial = useMutation({
    mutationFn: async () => (await callApi(tryDistrictSite, { params: { unique_id: court } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['courts'] }),
  })
  const site = trial.data ?? data?.door.site
  const messageState = site ? tellsOf(site) : null
  if (!site || !messageState || data?.door.is_open) return otherwise
  const words = { address: isolate(new URL(site.address).host), said: isolate(site.said ?? '') }
  return (
    <Alert color="amber" title={t(`site.${messageState}.title`)}>
      {t(`site.${messageState}.text`, words)}
      {messageState !== 'unnamed' && can('create', 'Matter') ? (
        <Group mt="xs">
          <Button size="compact-sm" variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
            {t('site.try')}
          </Button>
        </Group>
      ) : null}
      <FormError error={trial.error} />
    </Alert>
  )
}
