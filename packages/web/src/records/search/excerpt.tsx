import type { Piece } from '@peshi/contract/records/search'
import classes from './search.module.css'

/** A page's words with the ones that were looked for marked, in the direction of the page. */
export const Excerpt = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p className={classes.excerpt} dir="auto">
    {pieces.map(({ text, is_hit }, at) =>
      is_hit ? (
        // The same words may stand there twice, and they keep their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <mark key={at}>{text}</mark>
      ) : (
        text
      ),
    )}
  </p>
)
