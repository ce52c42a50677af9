import type { MatterDetail } from '@peshi/contract/matters/matters'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../platform/ui/panel.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from '../detail/detail.module.css'

export function OwnParties({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('matters')
  return (
    <Panel title={t('detail.parties')}>
      <dl className="facts">
        <dt>{t('field.petitioner')}</dt>
        <dd>
          <Words>{matter.petitioner ?? '—'}</Words>
        </dd>
        <dt>{t('field.respondent')}</dt>
        <dd>
          <Words>{matter.respondent ?? '—'}</Words>
        </dd>
      </dl>
      <p className={classes.noRecord}>{t('detail.no_record')}</p>
    </Panel>
  )
}
