import Link from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** What a note is made of, mentions apart. */
export const noteParts = [
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  // Widths would be styles, which notes do not keep.
  TableKit.configure({ table: { resizable: false } }),
]
