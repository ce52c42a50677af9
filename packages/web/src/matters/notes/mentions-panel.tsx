import { Link } from '@tanstack/react-router'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Clipped, Words } from '../../platform/ui/words.tsx'
import { useMentionsOfMe } from './notes.api.ts'
import classes from './notes.module.css'

const shownAtMost = 5

export function MentionsPanel() {
  const { t } = useTranslation('notes')
  const now = useNow()
  const { data } = useMentionsOfMe(useCan()('read', 'Note'))
  const unseen = (data ?? []).filter(({ seen_at }) => seen_at === null)
  if (unseen.length === 0) return null
  return (
    <Panel title={t('mention.title')} hint={unseen.length}>
      <ul className={classes.mentions}>
        {unseen.slice(0, shownAtMost).map((note) => (
          <li key={note._id}>
            <Link
              to="/dashboard/matters/matter-preview/$id"
              params={{ id: note.matter_id }}
              search={{ tab: 'notes', note: note._id }}
              className={classes.glimpse}
            >
              <Clipped>{note.text}</Clipped>
            </Link>
            <p className="small">
              <Words>{note.author.name || t('former')}</Words>, {ageOf(note.mentioned_at, now, currentLocale())} ·{' '}
              <Words>{note.matter_title}</Words>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
