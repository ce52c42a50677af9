import Link from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

export const noteParts = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  // Resized columns would need inline styles, which are removed when a note is stored.
  TableKit.configure({ table: { resizable: false } }),
]
