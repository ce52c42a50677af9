import { Alert, Button, Stack } from '@mantine/core'
import { isCodeAct } from '@peshi/contract/matters/criminal-sections'
import { codeDoubt } from '@peshi/contract/matters/criminal-sections/applicable-code'
import type { FirDetail } from '@peshi/contract/trackers/firs'
import { useState } from 'react'
import { Counterpart } from '../../matters/matters/counterparts.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { DateText, Values, Words } from '../../platform/ui/words.tsx'
import { Age } from '../trackers/age.tsx'
import { Sides } from '../trackers/sides.tsx'

export function FirFacts({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  return (
    <dl className="facts">
      <Fact label={t('column.registered')} value={<DateText date={fir.registered_on} />} />
      {fir.is_zero || fir.later_number ? (
        <Fact
          label={t('later_number')}
          value={
            <Values>
              {[
                fir.later_number ? `${fir.later_number}/${fir.later_year ?? '—'}` : '—',
                fir.later_station,
                fir.is_zero ? t('zero_fir') : null,
              ]}
            </Values>
          }
        />
      ) : null}
      <Fact label={t('accused')} value={fir.accused.length > 0 ? <Values>{fir.accused}</Values> : '—'} />
      <Fact label={t('complainant')} value={<Complainant fir={fir} />} />
      {fir.cases.length > 0 ? (
        <Fact
          label={t('cases')}
          value={fir.cases.map((one) => (
            <div key={one.case_number}>
              <Words>{one.case_number}</Words>{' '}
              <span className="small">
                <Sides first={one.petitioner} second={one.respondent} isWhole />
              </span>
            </div>
          ))}
        />
      ) : null}
      <Fact
        label={t('column.checked')}
        value={<Age at={fir.last_checked_at} never={t(fir.court_id ? 'never' : 'by_hand')} />}
      />
      <Fact label={t('note')} value={fir.note} />
    </dl>
  )
}

function Complainant({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  const [isShown, setShown] = useState(false)
  if (!fir.complainant) return '—'
  if (!fir.is_withheld || isShown) return <Words>{fir.complainant}</Words>
  return (
    <>
      {t('withheld')}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
    </>
  )
}

export function FirSections({ fir }: { fir: FirDetail }) {
  const { t } = useTranslation('firs')
  if (fir.sections.length === 0) return <span className="small">{t('no_sections')}</span>
  const doubt = codeDoubt(fir)
  return (
    <Stack gap="xs">
      {doubt ? (
        <Alert color="amber" variant="light" p="xs">
          {t(`doubt.${doubt}`)}
        </Alert>
      ) : null}
      <dl className="facts">
        {fir.sections.map((one) => (
          <div key={`${one.act} ${one.section}`} style={{ display: 'contents' }}>
            <dt style={{ color: 'var(--ink)' }}>
              <Words>{`${one.act} ${one.section}`.trim()}</Words>
            </dt>
            <dd>{isCodeAct(one.act) ? <Counterpart of={one} /> : <span className="small">—</span>}</dd>
          </div>
        ))}
      </dl>
      <span className="small">{t('pairs_why')}</span>
    </Stack>
  )
}
