import { Alert, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { DraftBlock, DraftParagraph } from '@peshi/contract/papers/drafts'
import type { MatterId } from '@peshi/contract/platform/ids'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Asked, usePreview } from './drafts.api.ts'
import classes from './drafts.module.css'

const typingMs = 500

const SectionsOfText = lazyPart<'SectionsOfText', { matterId: MatterId; text: string }>(
  () => import('../../matters/families/sections-of-text.tsx'),
  'SectionsOfText',
  'citations',
  'clients',
  'matters',
)

/** The filled paper, as its PDF shows it. */
export function DraftPreview({ asked }: { asked: Asked }) {
  const { t } = useTranslation('drafts')
  const [settled] = useDebouncedValue(asked, typingMs)
  const { data, error } = usePreview(settled)
  if (error)
    return (
      <Alert color="red" title={t('preview_failed')}>
        {sayError(error)}
      </Alert>
    )
  if (!data) return <Skeleton height={480} aria-busy="true" />
  const blocks = [...data.head, ...data.blocks, ...data.foot]
  return (
    <div>
      {data.left_out.map((what) => (
        <Text key={what} size="sm" c="dimmed">
          {t(`left_out.${what}`)}
        </Text>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={classes.page} tabIndex={0} aria-label={t('preview')}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paper has no other keys
          <Block key={at} block={block} />
        ))}
      </section>
      <SectionsOfText matterId={asked.matter_id as MatterId} text={blocks.map(textOf).join('\n')} />
    </div>
  )
}

const textOfParagraph = ({ runs }: DraftParagraph) => runs.map(({ text }) => text).join('')

function textOf(block: DraftBlock): string {
  if (block.kind === 'paragraph') return textOfParagraph(block)
  return block.rows.map((row) => row.flatMap((cell) => cell.paragraphs.map(textOfParagraph)).join(' ')).join('\n')
}

function Block({ block }: { block: DraftBlock }) {
  if (block.kind === 'paragraph') return <Paragraph paragraph={block} />
  return (
    <table className={classes.table} data-lines={block.has_lines} dir={block.is_right_to_left ? 'rtl' : 'ltr'}>
      <tbody>
        {block.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paper has no other keys
          <tr key={at}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paper has no other keys
              <td key={index} colSpan={cell.span}>
                {cell.paragraphs.map((paragraph, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the paper has no other keys
                  <Paragraph key={line} paragraph={paragraph} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Paragraph({
  paragraph: { runs, label, align, indent, first_line, is_right_to_left },
}: {
  paragraph: DraftParagraph
}) {
  return (
    <p
      dir={is_right_to_left ? 'rtl' : 'ltr'}
      style={{ textAlign: align, paddingInlineStart: indent, textIndent: first_line }}
    >
      {label ? `${label} ` : null}
      {runs.map(({ text, bold, italic, underline, size }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the paper has no other keys
          key={at}
          style={{
            fontWeight: bold ? 700 : undefined,
            fontStyle: italic ? 'italic' : undefined,
            textDecoration: underline ? 'underline' : undefined,
            fontSize: `${size / 12}em`,
          }}
        >
          {text}
        </span>
      ))}
    </p>
  )
}
