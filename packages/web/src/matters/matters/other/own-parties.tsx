import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { Fact } from '../../../platform/ui/fact.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import classes from '../detail/detail.module.css'

export function OwnParties({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  return (
    <Panel title={t('detail.parties')}>
      <dl className="facts">
        <Fact label={t('field.petitioner')} value={matter.petitioner ?? '—'} />
        <Fact label={t('field.respondent')} value={matter.respondent ?? '—'} />
        {matter.stage ? <Fact label={t('column.stage')} value={matter.stage} /> : null}
      </dl>
      <p className={classes.noRecord}>{t('detail.no_record')}</p>
    </Panel>
  )
}
