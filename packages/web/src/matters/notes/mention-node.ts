import Mention from '@tiptap/extension-mention'

/** A colleague's name in a note, in the very form in which the server takes and gives it. */
export const MentionNode = Mention.extend({
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
