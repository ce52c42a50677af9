import { describe, expect, it } from 'vitest'
import { dropAt, moveDays, moveMinutes, type Place, stretchDays, stretchMinutes } from './task-moves.ts'

const whole = (date: string, end_date = date): Place => ({ date, end_date, time: null, end_time: null })
const timed = (time: string, end_time: string | null): Place => ({
  date: '2026-11-20',
  end_date: '2026-11-20',
  time,
  end_time,
})

describe('moving a task', () => {
  it('a moved task keeps its length', () => {
    expect(moveDays(whole('2026-11-29', '2026-12-01'), 3)).toEqual(whole('2026-12-02', '2026-12-04'))
  })
  it('a stretched task never ends before it starts', () => {
    expect(stretchDays(whole('2026-11-20'), 2)).toEqual(whole('2026-11-20', '2026-11-22'))
    expect(stretchDays(whole('2026-11-20'), -1)).toEqual(whole('2026-11-20'))
    const overnight = { date: '2026-11-20', end_date: '2026-11-21', time: '22:00', end_time: '06:00' }
    expect(stretchDays(overnight, -1)).toEqual({ ...overnight, end_date: '2026-11-20', end_time: null })
  })
  it.each([
    [timed('10:00', '11:30'), 45, timed('10:45', '12:15')],
    [timed('00:15', '01:00'), -30, timed('00:00', '00:45')],
    [timed('22:00', '23:00'), 180, timed('22:59', '23:59')],
    [timed('10:00', null), 30, timed('10:30', null)],
    [whole('2026-11-20'), 30, whole('2026-11-20')],
  ])('the task %j moved by %i minutes becomes %j', (place, minutes, moved) => {
    expect(moveMinutes(place, minutes)).toEqual(moved)
  })
  it.each([
    [timed('10:00', '11:00'), 30, timed('10:00', '11:30')],
    [timed('10:00', null), 30, timed('10:00', '11:30')],
    [timed('10:00', '11:00'), -90, timed('10:00', '10:15')],
    [timed('23:00', '23:30'), 60, timed('23:00', '23:59')],
  ])('the task %j stretched by %i minutes becomes %j', (place, minutes, stretched) => {
    expect(stretchMinutes(place, minutes)).toEqual(stretched)
  })
  it('a task dropped on an hour starts at that hour, and a task dropped outside the hours lasts all day', () => {
    expect(dropAt(timed('10:00', '11:00'), '2026-11-24', 600)).toEqual({
      ...timed('10:00', '11:00'),
      date: '2026-11-24',
      end_date: '2026-11-24',
    })
    expect(dropAt(whole('2026-11-20', '2026-11-22'), '2026-11-20', 570)).toEqual(timed('09:30', '10:30'))
    expect(dropAt(timed('10:00', '11:00'), '2026-11-20', null)).toEqual(whole('2026-11-20'))
  })
})
