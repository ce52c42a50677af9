import type { MyItem } from '@peshi/contract/day/boards'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CallStatus } from './call-status.tsx'
import { isInClash, useCalls } from './calls.api.ts'
import classes from './calls.module.css'
import { LikelyTime } from './likely-time.tsx'

export function BoardCall({ item: { matter_id, item } }: { item: Pick<MyItem, 'matter_id' | 'item'> }) {
  const { t } = useTranslation('calls')
  const { data: day } = useCalls()
  const call = day?.calls.find((one) => one.matter_id === matter_id && one.item === item)
  if (!day || !call || call.likely.state === 'being-heard') return null
  return (
    <span className={classes.onBoard}>
      <CallStatus call={call} isClashing={isInClash(day, call)} />
      <span>
        {call.likely.state === 'expected' ? <span className="small">{t('column.likely')}</span> : null}{' '}
        <LikelyTime likely={call.likely} />
      </span>
    </span>
  )
}
