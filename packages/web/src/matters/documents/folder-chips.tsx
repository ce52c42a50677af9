import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Words } from '../../platform/ui/words.tsx'
import listClasses from '../matters/list/list.module.css'
import classes from './documents.module.css'

interface Props {
  folders: [folder: string, count: number][]
  total: number
  folder: string | undefined
  onFolder(folder: string | undefined): void
}

export function FolderChips({ folders, total, folder, onFolder }: Props) {
  const { t } = useTranslation('documents')
  if (folders.every(([name]) => name === '') && !folder) return null
  const chip = (name: string | undefined, label: string, count: number) => (
    <button
      key={name ?? '*'}
      type="button"
      className={listClasses.chip}
      aria-pressed={folder === name}
      onClick={() => onFolder(name)}
    >
      {name ? <IconFolder size={14} aria-hidden="true" /> : null}
      <Words>{label}</Words> <span className={listClasses.count}>{count}</span>
    </button>
  )
  return (
    <div className={`${listClasses.chips} ${classes.chips}`}>
      {chip(undefined, t('folder.all'), total)}
      {folders.map(([name, count]) => chip(name, name || t('folder.none'), count))}
    </div>
  )
}
