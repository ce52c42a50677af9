import { Button } from '@mantine/core'
import type { CaseRecord, Party } from '@peshi/contract/courts/case-record'
import { readCodeSections } from '@peshi/contract/matters/criminal-sections'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useState } from 'react'
import { lazyPart } from '../../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Panel } from '../../../platform/ui/panel.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from './detail.module.css'
import { CourtSays } from './matter-strip.tsx'

interface Props {
  matter: MatterDetail
  record: NonNullable<MatterDetail['record']>
}

export function PartiesPanel({ matter, record }: Props) {
  const { t } = useTranslation('matters')
  return (
    <Panel title={t('detail.parties')}>
      <dl className="facts">
        <Side label={t('field.petitioner')} parties={record.petitioners} own={matter.beside.petitioner.own} />
        <Side label={t('field.respondent')} parties={record.respondents} own={matter.beside.respondent.own} />
        <dt>{t('detail.acts')}</dt>
        <dd>
          <Acts acts={record.acts} />
        </dd>
      </dl>
    </Panel>
  )
}

const shownFirst = 5

function Side({ label, parties, own }: { label: string; parties: readonly Party[]; own: string | null }) {
  const { t } = useTranslation('matters')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? parties : parties.slice(0, shownFirst)
  const isOther = own !== null && own !== parties[0]?.name
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {isOther ? (
          <>
            <strong>
              <Words>{own}</Words>
            </strong>
            {parties[0] ? (
              <div className={classes.mismatch}>
                <CourtSays value={parties[0].name} />
              </div>
            ) : null}
          </>
        ) : null}
        {shown.map(({ name, advocates }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a court may list the same name twice
          <div key={index} className={classes.party}>
            {isOther && index === 0 ? null : (
              <strong>
                <Words>{name}</Words>
              </strong>
            )}
            {advocates.length > 0 ? (
              <small>
                <Words>{advocates.join(', ')}</Words>
              </small>
            ) : null}
          </div>
        ))}
        {parties.length === 0 ? '—' : null}
        {parties.length > shown.length ? (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {t('show_all', { count: parties.length })}
          </Button>
        ) : null}
      </dd>
    </>
  )
}

/** Loaded only for a criminal case, because the table of the codes is large. */
const CounterpartList = lazyPart<'CounterpartList', { sections: ReturnType<typeof readCodeSections> }>(
  () => import('../counterparts.tsx'),
  'CounterpartList',
)

const Acts = ({ acts }: { acts: CaseRecord['acts'] }) =>
  acts.length === 0
    ? '—'
    : acts.map((one, index) => {
        const sections = readCodeSections(one)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a court may name an act twice
          <div key={index}>
            <Words>{one.section ? `${one.act}, ${one.section}` : one.act}</Words>
            {sections.length > 0 ? <CounterpartList sections={sections} /> : null}
          </div>
        )
      })
