import { Group, Stack } from '@mantine/core'
import type { CaveatTrackerId } from '@peshi/contract/platform/ids'
import type { CaveatDetail } from '@peshi/contract/trackers/caveats'
import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { DateText } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import { MatterLink } from '../trackers/tracker-hit.tsx'

/** Only `id` is needed. `unique_id` makes the URL readable. */
export const linkToCaveat = (id: CaveatTrackerId, unique_id: string) =>
  linkOptions({ to: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id', params: { id, unique_id } })

export function CaveatFacts({ caveat }: { caveat: CaveatDetail }) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const { renews, renewed_by, unique_id } = caveat
  return (
    <Stack gap="xs">
      <dl className="facts">
        <Fact label={t('caveats:lodged_on')} value={<DateText date={caveat.lodged_on} />} />
        <Fact
          label={t('caveats:expires_on')}
          value={
            <>
              <DateText date={caveat.expires_on} /> <span className="small">{t('caveats:verify')}</span>
            </>
          }
        />
        <Fact
          label={t('caveats:caveat_number')}
          value={[caveat.caveat_number, caveat.caveat_year].filter(Boolean).join('/') || '—'}
        />
        <Fact label={t('caveats:subject')} value={caveat.subject ?? '—'} />
        <Fact
          label={t('caveats:notice_posted_on')}
          value={caveat.notice_posted_on ? <DateText date={caveat.notice_posted_on} /> : t('caveats:no_proof')}
        />
        <Fact label={t('caveats:notice_number')} value={caveat.notice_number ?? '—'} />
        {caveat.is_searched ? (
          <Fact
            label={t('caveats:column.checked')}
            value={
              <>
                <Age at={caveat.last_checked_at} never={t('caveats:never')} />{' '}
                <span className="small">{t('trackers:days', { count: caveat.check_every })}</span>
              </>
            }
          />
        ) : null}
        <Fact label={t('caveats:note')} value={caveat.note} />
      </dl>
      {caveat.matter_id || renews || renewed_by ? (
        <Group gap="xs">
          {caveat.matter_id ? <MatterLink id={caveat.matter_id}>{t('caveats:open_matter')}</MatterLink> : null}
          {renewed_by ? <Link {...linkToCaveat(renewed_by, unique_id)}>{t('caveats:open_fresh')}</Link> : null}
          {renews ? <Link {...linkToCaveat(renews, unique_id)}>{t('caveats:open_old')}</Link> : null}
        </Group>
      ) : null}
    </Stack>
  )
}
