import { useTranslation } from 'react-i18next'
import { sayRule } from '../../../platform/i18n/i18n.ts'
import { Modal } from '../../../platform/ui/layers.tsx'
import { Words } from '../../../platform/ui/words.tsx'
import classes from '../../lists/lists.module.css'
import type { BulkReport } from './bulk.api.ts'

export function RefusedMatters({ refused, onClose }: { refused: BulkReport['refused']; onClose(): void }) {
  const { t } = useTranslation('lists')
  if (refused.length === 0) return null
  return (
    <Modal opened onClose={onClose} title={t('bulk.refused', { count: refused.length })}>
      <ul className={classes.plainList}>
        {refused.map(({ _id, title, reason }) => (
          <li key={_id} className={classes.refusal}>
            {title ? (
              <strong>
                <Words>{title}</Words>
              </strong>
            ) : null}
            <span className={classes.small}>{sayRule(reason)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
