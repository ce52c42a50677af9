import { RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.css'
import Mention from '@tiptap/extension-mention'
import { useEditor } from '@tiptap/react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { keepsWords } from './keeps-words.ts'
import { MentionList } from './mention-list.tsx'
import { noteParts } from './note-parts.ts'
import classes from './notes.module.css'
import { readPaste } from './read-paste.ts'
import { TableTools } from './table-tools.tsx'
import { tidyPaste } from './tidy-paste.ts'
import { useMentions } from './use-mentions.ts'

const MentionNode = Mention.extend({
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-mention'),
      renderHTML: ({ id }: { id?: string }) => ({ 'data-mention': id }),
    },
    label: {
      default: null,
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').replace(/^@/, ''),
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `@${node.attrs.label ?? ''}`],
  renderText: ({ node }) => `@${node.attrs.label ?? ''}`,
})

interface Props {
  html: string
  label: string
  isLocked: boolean
  onChange(html: string, isEmpty: boolean): void
  onSave(): void
  /** Takes the pictures of a pasted text, and says what to write for each. */
  onPictures(pictures: readonly File[], leftOut: number): string
  tools?(insert: (text: string) => void): ReactNode
}

export function RichText({ html, label, isLocked, onChange, onSave, onPictures, tools }: Props) {
  const { t } = useTranslation('notes')
  const mentions = useMentions()
  const editor = useEditor({
    content: html,
    autofocus: 'end',
    injectCSS: false,
    extensions: [...noteParts, MentionNode.configure({ suggestion: mentions.suggestion })],
    editorProps: {
      attributes: {
        class: classes.words ?? '',
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
      },
      transformPastedHTML: (pasted) => tidyPaste(pasted),
      handlePaste: (view, event, slice) => {
        if (!event.clipboardData) return false
        const { words, pictures, leftOut } = readPaste(event.clipboardData)
        const about = pictures.length + leftOut > 0 ? onPictures(pictures, leftOut) : ''
        // After the pasted words.
        if (about) setTimeout(() => view.dispatch(view.state.tr.insertText(about)))
        const made = slice.content.textBetween(0, slice.content.size, ' ', ' ')
        return !keepsWords(words, made) && view.pasteText(words, event)
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
        onSave()
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML(), changed.isEmpty),
  })

  useEffect(() => editor?.setEditable(!isLocked, false), [editor, isLocked])

  return (
    <>
      <RichTextEditor
        editor={editor}
        withCodeHighlightStyles={false}
        withTypographyStyles={false}
        className={classes.editor}
        labels={{
          boldControlLabel: t('tool.bold'),
          italicControlLabel: t('tool.italic'),
          underlineControlLabel: t('tool.underline'),
          strikeControlLabel: t('tool.strike'),
          h2ControlLabel: t('tool.heading'),
          bulletListControlLabel: t('tool.bullets'),
          orderedListControlLabel: t('tool.numbers'),
          blockquoteControlLabel: t('tool.quote'),
          linkControlLabel: t('tool.link'),
          unlinkControlLabel: t('tool.unlink'),
          linkEditorInputLabel: t('tool.address'),
          linkEditorInputPlaceholder: 'https://',
          linkEditorExternalLink: t('tool.new_tab'),
          linkEditorInternalLink: t('tool.same_tab'),
          linkEditorSave: t('save'),
          undoControlLabel: t('undo'),
          redoControlLabel: t('tool.redo'),
        }}
      >
        <RichTextEditor.Toolbar className={classes.toolbar}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <TableTools editor={editor} />
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={classes.paper} />
      </RichTextEditor>
      {tools?.((text) => editor?.chain().focus().insertContent({ type: 'text', text }).run())}
      <MentionList {...mentions} />
    </>
  )
}
