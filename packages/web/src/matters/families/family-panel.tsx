import { ActionIcon, Button, Group, Select, Stack } from '@mantine/core'
import type { Family, FamilyFir, LinkKind, LinkSuggestion } from '@peshi/contract/matters/families'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconUnlink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Values, Words } from '../../platform/ui/words.tsx'
import { CaseStatusPill } from '../matters/next-date.tsx'
import { useDismiss, useFamily, useLinkMatter, useUnlinkMatter } from './families.api.ts'
import classes from './families.module.css'
import { type Branch, linesOf } from './family-tree.ts'
import { LinkDialog } from './link-dialog.tsx'
import { linkKinds } from './link-kinds.ts'

export function FamilyPanel({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('clients')
  const can = useCan()
  const { data: family } = useFamily(matterId)
  const [isLinking, setLinking] = useState(false)
  if (!family) return null
  const mayChange = can('update', 'Matter')
  const lines = linesOf(family)
  return (
    <Panel
      title={t('family.title')}
      aside={
        mayChange ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setLinking(true)}>
            {t('family.link')}
          </Button>
        ) : null
      }
    >
      <Stack gap="sm">
        {family.firs.map((fir) => (
          <FirLine key={`${fir.police_station} ${fir.number} ${fir.year}`} fir={fir} />
        ))}
        {lines.length > 1 ? (
          <Stack component="ul" gap={2}>
            {lines.map((line) => (
              <TreeLine key={line.matter._id} here={matterId} line={line} family={family} mayChange={mayChange} />
            ))}
          </Stack>
        ) : null}
        {lines.length === 1 && family.suggestions.length === 0 ? (
          <span className="small">{t('family.empty')}</span>
        ) : null}
        {family.suggestions.map((suggestion) => (
          <Suggestion key={suggestion.matter._id} matterId={matterId} suggestion={suggestion} mayChange={mayChange} />
        ))}
      </Stack>
      {isLinking ? <LinkDialog matterId={matterId} onClose={() => setLinking(false)} /> : null}
    </Panel>
  )
}

function FirLine({ fir }: { fir: FamilyFir }) {
  const { t } = useTranslation('clients')
  return (
    <div className="small">
      <Words>
        {t('family.fir', { number: fir.number.replace(/^0+/, ''), year: fir.year, station: fir.police_station })}
      </Words>{' '}
      <Words>{fir.district}</Words>
    </div>
  )
}

interface LineProps {
  here: MatterId
  line: Branch
  family: Family
  mayChange: boolean
}

function TreeLine({ here, line: { matter, kind, depth }, family, mayChange }: LineProps) {
  const { t } = useTranslation('clients')
  const unlink = useUnlinkMatter(here)
  const link = useLinkMatter(here)
  const tie = family.links.find(
    ({ matter_id, of_matter_id }) =>
      (matter_id === here && of_matter_id === matter._id) || (of_matter_id === here && matter_id === matter._id),
  )
  const cut = (found: NonNullable<typeof tie>) =>
    unlink.mutateAsync(matter._id).then(() => {
      const undo = () =>
        link
          .mutateAsync({ other_id: matter._id, kind: found.kind, is_later: found.matter_id === here })
          .catch(toastError)
      toastDone(t('done.unlinked_matter'), { label: t('undo'), run: undo })
    }, toastError)
  return (
    <li className={classes.branch} style={{ '--depth': Math.min(depth, 6) } as CSSProperties}>
      <span>
        <CourtMonogram court={matter.hc_name} />{' '}
        {matter._id === here ? (
          <span className={classes.here} aria-current="true">
            <Words>{matter.title}</Words>
          </span>
        ) : (
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter._id }} dir="auto">
            {matter.title}
          </Link>
        )}
        <div className="small">
          <Values>
            {[kind ? t(`link.${kind}`) : null, sayCase(matter), sayCourt(matter.court_title)].filter(Boolean)}
          </Values>{' '}
          {matter.case_status === 'disposed' ? <CaseStatusPill status="disposed" /> : null}
        </div>
      </span>
      {tie && mayChange ? (
        <ActionIcon data-sends aria-label={t('family.unlink', { title: matter.title })} onClick={() => cut(tie)}>
          <IconUnlink size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

interface SuggestionProps {
  matterId: MatterId
  suggestion: LinkSuggestion
  mayChange: boolean
}

function Suggestion({ matterId, suggestion, mayChange }: SuggestionProps) {
  const { t } = useTranslation('clients')
  const link = useLinkMatter(matterId)
  const dismiss = useDismiss(matterId)
  const [kind, setKind] = useState<LinkKind>(suggestion.kind)
  const { matter, is_later, reason, shared } = suggestion
  const accept = () =>
    link.mutateAsync({ other_id: matter._id, kind, is_later }).then(() => toastDone(t('done.linked')), toastError)
  return (
    <div className={`${classes.suggestion} named`}>
      <span>
        {t(`family.reason.${reason}`)} <Words>{shared}</Words>:{' '}
        <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter._id }} dir="auto">
          {matter.title}
        </Link>{' '}
        <span className="small">
          <Words>{sayCase(matter)}</Words>
        </span>
      </span>
      {mayChange ? (
        <Group gap="xs">
          <Select
            aria-label={t('family.kind')}
            size="xs"
            w={150}
            data={linkKinds.map((value) => ({ value, label: t(`link.${value}`) }))}
            value={kind}
            onChange={(value) => value && setKind(value as LinkKind)}
          />
          <Button size="compact-sm" loading={link.isPending} onClick={accept}>
            {t('family.accept')}
          </Button>
          <Button
            data-sends
            size="compact-sm"
            variant="default"
            onClick={() => dismiss.mutateAsync(matter._id).catch(toastError)}
          >
            {t('family.dismiss')}
          </Button>
        </Group>
      ) : null}
    </div>
  )
}
