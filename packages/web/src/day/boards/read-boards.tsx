import type { listBoards, UnreadBoard } from '@peshi/contract/day/boards'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './read-boards.module.css'

const reasons: UnreadBoard['why'][] = ['own-page-only', 'captcha', 'unknown-form']

/** Says of every high court whether Peshi reads its board, and why not. */
export function ReadBoards({ data, unread }: Pick<ReplyOf<typeof listBoards>, 'data' | 'unread'>) {
  const { t, i18n } = useTranslation('boards')
  const { compare } = new Intl.Collator(i18n.resolvedLanguage)
  const never = new Set(unread.map(({ court_id }) => court_id))
  const groups = [
    { id: 'on', said: t('reads.on'), courts: data.filter(({ off }) => off === null) },
    {
      id: 'off',
      said: t('reads.off'),
      courts: data.filter(({ off, court_id }) => off !== null && !never.has(court_id)),
    },
    ...reasons.map((why) => ({
      id: why,
      said: t(`reads.${why}`),
      courts: unread.filter((one) => one.why === why),
    })),
  ]
    .filter(({ courts }) => courts.length > 0)
    .map((group) => ({ ...group, names: group.courts.map(({ title }) => sayCourt(title)).toSorted(compare) }))
  return (
    <Panel title={t('reads.title')}>
      <dl className={classes.groups}>
        {groups.map(({ id, said, names }) => (
          <div key={id}>
            <dt>
              {said} <span className={classes.count}>{names.length}</span>
            </dt>
            <dd>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <Words>{name}</Words>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
