import { Portal } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './notes.module.css'
import type { Mentions } from './use-mentions.ts'

export function MentionList({ items, place, at, choose }: Mentions) {
  const { t } = useTranslation('notes')
  if (items.length === 0 || !place) return null
  return (
    <Portal>
      <div role="listbox" aria-label={t('mention.people')} className={classes.people} style={placeBy(place)}>
        {items.map((person, index) => (
          <div
            key={person._id}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.person}
            // A `click` would come after the editor has lost the focus.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(person)
            }}
          >
            <bdi dir="auto">{person.name}</bdi>
          </div>
        ))}
      </div>
    </Portal>
  )
}

const [highest, widest] = [240, 240]

const placeBy = ({ top, bottom, left }: DOMRect) => ({
  left: Math.max(8, Math.min(left, window.innerWidth - widest)),
  ...(bottom + highest < window.innerHeight ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 }),
})
