import type { PersonId } from '@peshi/contract/platform/ids'
import type { MentionNodeAttrs } from '@tiptap/extension-mention'
import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { useRef, useState } from 'react'
import { useNotePeople } from './notes.api.ts'

interface Person {
  _id: PersonId
  name: string
}
type Asked = SuggestionProps<Person, MentionNodeAttrs>

const shownAtMost = 6

const fits = (name: string, query: string) =>
  ` ${name.toLocaleLowerCase()}`.includes(` ${query.toLocaleLowerCase()}`) || query === ''

export function useMentions() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  const people = useNotePeople(true)
  // The editor keeps its first callbacks, so they read the current values from this ref.
  const now = useRef({ people: people.data ?? [], asked, at })
  now.current = { people: people.data ?? [], asked, at }

  const choose = ({ _id, name }: Person) => now.current.asked?.command({ id: _id, label: name })
  const show = (next: Asked) => {
    setAsked(next)
    setAt(0)
  }

  const suggestion: Omit<SuggestionOptions<Person, MentionNodeAttrs>, 'editor'> = {
    char: '@',
    items: ({ query }) => now.current.people.filter(({ name }) => fits(name, query)).slice(0, shownAtMost),
    render: () => ({
      onStart: show,
      onUpdate: show,
      onExit: () => setAsked(null),
      onKeyDown: ({ event }) => {
        const items = now.current.asked?.items ?? []
        const person = items[now.current.at]
        if (!person) return false
        if (event.key === 'ArrowDown') setAt((now.current.at + 1) % items.length)
        else if (event.key === 'ArrowUp') setAt((now.current.at + items.length - 1) % items.length)
        else if (event.key === 'Enter' || event.key === 'Tab') choose(person)
        else return false
        return true
      },
    }),
  }
  return { suggestion, items: asked?.items ?? [], place: asked?.clientRect?.() ?? null, at, choose }
}

export type Mentions = ReturnType<typeof useMentions>
