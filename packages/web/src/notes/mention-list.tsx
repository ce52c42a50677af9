import { Portal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './notes.module.css'
import type { Mentions } from './use-mentions.ts'

/** The colleagues that `@` may mean, under the words that are being typed. The focus stays in the text. */
export function MentionList({ items, place, at, choose }: Mentions) {
  const { t } = useTranslation('notes')
  if (items.length === 0 || !place) return null
  return (
    <Portal>
      <div
        role="listbox"
        aria-label={t('mention.people')}
        className={classes.people}
        style={{ top: place.bottom + 4, left: Math.min(place.left, window.innerWidth - 240) }}
      >
        {items.map((person, index) => (
          <div
            key={person._id}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classes.person}
            // Before the text loses the focus to it.
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
