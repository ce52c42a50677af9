import { z } from 'zod'
import { endpoint, ok } from '../platform/endpoint.ts'
import { CourtId } from '../platform/ids.ts'

const isHttps = (text: string) => text === '' || /^https:\/\/[^\s/?#]+\S*$/.test(text)

/** Empty for none. */
export const VideoUrl = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters')
  .refine(isHttps, 'Write an https address')

export const VideoLink = z.object({
  court_id: CourtId,
  court_title: z.string(),
  /** Null for all courtrooms of the court. */
  court_no: z.string().nullable(),
  url: z.string(),
})
export type VideoLink = z.infer<typeof VideoLink>

export const listVideoLinks = endpoint('GET /api/video_links', {
  can: ['read', 'Matter'],
  summary: 'The chamber’s own video links of courts and courtrooms',
  reply: ok({ data: z.array(VideoLink) }),
})

export const saveVideoLink = endpoint('POST /api/video_links', {
  can: ['update', 'Matter'],
  summary: 'Save the video link of a court or a courtroom; an empty address removes it',
  body: z.strictObject({
    court_id: CourtId,
    court_no: z.string().trim().max(60, 'Use at most 60 characters').nullable(),
    url: VideoUrl,
  }),
  reply: ok({ data: z.array(VideoLink) }),
})
