import { Group, Stack } from '@mantine/core'
import type { CaveatTrackerId } from '@peshi/contract/platform/ids'
import type { CaveatDetail } from '@peshi/contract/trackers/caveats'
import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { DateText, Words } from '../../platform/ui/words.tsx'

/** Only `id` is needed. `unique_id` makes the URL readable. */
export const linkToCaveat = (id: CaveatTrackerId, unique_id: string) =>
  linkOptions({ to: '/trackers/up-caveat/up-caveat-preview/$id/$unique_id', params: { id, unique_id } })

export function CaveatFacts({ caveat }: { caveat: CaveatDetail }) {
  const { t } = useTranslation(['caveats', 'trackers'])
  const now = useNow()
  const { renews, renewed_by, unique_id } = caveat
  return (
    <Stack gap="xs">
      <dl className="facts">
        <dt>{t('caveats:lodged_on')}</dt>
        <dd>
          <DateText date={caveat.lodged_on} />
        </dd>
        <dt>{t('caveats:expires_on')}</dt>
        <dd>
          <DateText date={caveat.expires_on} /> <span className="small">{t('caveats:verify')}</span>
        </dd>
        <dt>{t('caveats:caveat_number')}</dt>
        <dd>
          <Words>{[caveat.caveat_number, caveat.caveat_year].filter(Boolean).join('/') || '—'}</Words>
        </dd>
        <dt>{t('caveats:subject')}</dt>
        <dd>
          <Words>{caveat.subject ?? '—'}</Words>
        </dd>
        <dt>{t('caveats:notice_posted_on')}</dt>
        <dd>{caveat.notice_posted_on ? <DateText date={caveat.notice_posted_on} /> : t('caveats:no_proof')}</dd>
        <dt>{t('caveats:notice_number')}</dt>
        <dd>
          <Words>{caveat.notice_number ?? '—'}</Words>
        </dd>
        {caveat.is_searched ? (
          <>
            <dt>{t('caveats:column.checked')}</dt>
            <dd>
              {caveat.last_checked_at ? ageOf(caveat.last_checked_at, now, currentLocale()) : t('caveats:never')}{' '}
              <span className="small">{t('trackers:days', { count: caveat.check_every })}</span>
            </dd>
          </>
        ) : null}
        {caveat.note ? (
          <>
            <dt>{t('caveats:note')}</dt>
            <dd>
              <Words>{caveat.note}</Words>
            </dd>
          </>
        ) : null}
      </dl>
      {caveat.matter_id || renews || renewed_by ? (
        <Group gap="xs">
          {caveat.matter_id ? (
            <Link to="/dashboard/matters/matter-preview/$id" params={{ id: caveat.matter_id }}>
              {t('caveats:open_matter')}
            </Link>
          ) : null}
          {renewed_by ? <Link {...linkToCaveat(renewed_by, unique_id)}>{t('caveats:open_fresh')}</Link> : null}
          {renews ? <Link {...linkToCaveat(renews, unique_id)}>{t('caveats:open_old')}</Link> : null}
        </Group>
      ) : null}
    </Stack>
  )
}
