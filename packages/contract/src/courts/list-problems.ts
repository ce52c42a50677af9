import { z } from 'zod'

/** A part of a cause list that is missing or unsure. */
export const ListProblem = z.object({
  kind: z.enum([
    'item-missing',
    'items-missing',
    'number-missing',
    'number-unreadable',
    'number-misread',
    'parties-missing',
    'end-missing',
    'count-differs',
    'no-parties',
    'no-respondents',
    'no-advocates',
    'row-unread',
    'columns-unreadable',
    'columns-differ',
    'pages-unread',
    'pages-missing',
  ]),
  court_no: z.string().nullable().optional(),
  item: z.string().optional(),
  to: z.string().optional(),
  page: z.number().int().optional(),
  /** Matters that the court counts, or that have the problem. */
  count: z.number().int().optional(),
  read: z.number().int().optional(),
  /** As printed: the words of a row, or page numbers. */
  text: z.string().optional(),
})
export type ListProblem = z.infer<typeof ListProblem>
