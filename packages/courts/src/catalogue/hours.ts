import type { Court, CourtType } from '@peshi/contract/courts/courts'

/** Indian time, `HH:MM`. */
export interface SittingHours {
  from: string
  to: string
  lunch: { from: string; to: string } | null
  certainty: 'known' | 'usual'
  note: string | null
}

const vacation = 'Vacations and days with other hours are in the court’s own calendar.'

const usual: Record<CourtType, SittingHours> = {
  supreme: { from: '10:30', to: '16:00', lunch: { from: '13:00', to: '14:00' }, certainty: 'known', note: vacation },
  high: { from: '10:30', to: '16:30', lunch: { from: '13:00', to: '14:00' }, certainty: 'usual', note: vacation },
  district: {
    from: '10:00',
    to: '16:30',
    lunch: { from: '13:00', to: '13:30' },
    certainty: 'usual',
    note: 'Some district courts sit in the morning, from about 6:30, in May and June.',
  },
  tribunal: { from: '10:30', to: '16:30', lunch: { from: '13:00', to: '14:00' }, certainty: 'usual', note: vacation },
}

export const sittingHours = (court: Pick<Court, 'type'>): SittingHours => usual[court.type]
