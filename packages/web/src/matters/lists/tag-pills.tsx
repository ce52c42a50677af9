import type { Tag } from '@peshi/contract/matters/tags'
import classes from './lists.module.css'

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
