import { RichTextEditor } from '@mantine/tiptap'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './notes.module.css'

const insert = {
  name: 'table' as const,
  icon: IconTablePlus,
  run: (chain: ChainedCommands) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
}
const changes = [
  { name: 'row_add', icon: IconRowInsertBottom, run: (chain: ChainedCommands) => chain.addRowAfter() },
  { name: 'column_add', icon: IconColumnInsertRight, run: (chain: ChainedCommands) => chain.addColumnAfter() },
  { name: 'row_delete', icon: IconRowRemove, run: (chain: ChainedCommands) => chain.deleteRow() },
  { name: 'column_delete', icon: IconColumnRemove, run: (chain: ChainedCommands) => chain.deleteColumn() },
  { name: 'table_delete', icon: IconTableMinus, run: (chain: ChainedCommands) => chain.deleteTable() },
] as const

export function TableTools({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation('notes')
  const isInside = useEditorState({ editor, selector: (state) => state.editor?.isActive('table') ?? false })
  return (
    <RichTextEditor.ControlsGroup>
      {(isInside ? changes : [insert]).map(({ name, icon: Icon, run }) => (
        <RichTextEditor.Control
          key={name}
          aria-label={t(`tool.${name}`)}
          title={t(`tool.${name}`)}
          onClick={() => editor && run(editor.chain().focus()).run()}
        >
          <Icon size={16} aria-hidden="true" className={classes.flips} />
        </RichTextEditor.Control>
      ))}
    </RichTextEditor.ControlsGroup>
  )
}
