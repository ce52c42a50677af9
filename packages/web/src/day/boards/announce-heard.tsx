import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MarkedRoom } from './board-state.ts'

/** Says to who does not see the board when one of our items is called. */
export function AnnounceHeard({ court, rooms }: { court: string; rooms: MarkedRoom[] }) {
  const { t } = useTranslation('boards')
  const heard = rooms.flatMap(({ room, items }) =>
    items.filter(({ isHeard }) => isHeard).map(({ title }) => t('heard', { court, room: room.court, title })),
  )
  return <VisuallyHidden aria-live="polite">{heard.join(' ')}</VisuallyHidden>
}
