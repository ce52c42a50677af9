import type { MatterId } from '@peshi/contract/platform/ids'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingPill } from '../../platform/offline/waiting-mark.tsx'
import { NoteWords } from './note-words.tsx'
import classes from './notes.module.css'

/** Notes written on this device that the server does not have yet. */
export function WaitingNotes({ matterId }: { matterId: MatterId }) {
  return useWaitingOf(matterId).map(({ id, writing, refusal }) =>
    writing.kind === 'note' ? (
      <article key={id} className={classes.card}>
        <header className={classes.head}>
          <WaitingPill isRefused={refusal !== null} />
        </header>
        <NoteWords html={writing.body.html} />
      </article>
    ) : null,
  )
}
