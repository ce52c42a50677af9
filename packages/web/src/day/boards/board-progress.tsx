import type { BoardRoom } from '@peshi/contract/day/boards'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './boards.module.css'

export function BoardProgress({ room: { sr_no, last_item } }: { room: BoardRoom }) {
  const { t } = useTranslation('boards')
  if (sr_no === null || last_item === null) return null
  const item = Number.parseInt(sr_no, 10)
  const words = t('progress', { item, last: last_item })
  return (
    <span className={classes.track} role="img" aria-label={words} title={words}>
      <span className={classes.fill} style={{ inlineSize: `${(100 * item) / last_item}%` }} />
    </span>
  )
}
