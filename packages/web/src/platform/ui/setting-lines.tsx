import classes from './setting-lines.module.css'

/** Lines for a file or a terminal. They are read from left to right in every language. */
export const SettingLines = ({ lines }: { lines: readonly string[] }) => (
  <pre className={classes.lines} dir="ltr">
    <code>{lines.join('\n')}</code>
  </pre>
)
