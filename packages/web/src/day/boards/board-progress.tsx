import { itemNumber } from '@peshi/contract/courts/item'
import type { BoardRoom } from '@peshi/contract/day/boards'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './boards.module.css'

export function BoardProgress({ room: { sr_no, last_item } }: { room: BoardRoom }) {
  const { t } = useTranslation('boards')
  const item = sr_no === null ? null : itemNumber(sr_no)
  if (item === null || last_item === null) return null
  const words = t('progress', { item, last: last_item })
  return (
    <span className={classes.track} role="img" aria-label={words} title={words}>
      <span className={classes.fill} style={{ inlineSize: `${(100 * item) / last_item}%` }} />
    </span>
  )
}
