import Mention from '@tiptap/extension-mention'

/** Same HTML as the server accepts and returns. */
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
