import type { Tag } from '@peshi/contract/matters/tags'
import classes from './lists.module.css'

/** A matter's tags in a row; what has no room is cut, the title says all. */
export const TagPills = ({ tags, wraps = false }: { tags: readonly Tag[]; wraps?: boolean }) => (
  <span
    className={wraps ? `${classes.tags} ${classes.wrapped}` : classes.tags}
    title={tags.map(({ name }) => name).join(', ')}
  >
    {tags.map(({ _id, name }) => (
      <span key={_id} className={classes.tag} dir="auto">
        {name}
      </span>
    ))}
  </span>
)
