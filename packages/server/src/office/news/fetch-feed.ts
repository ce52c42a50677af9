import { fetchFrom } from '@peshi/courts/outgoing'
import { type CleanPost, cleanPost, WordPressPosts } from './clean-post.ts'

export interface NewsFeedSettings {
  url: string
  name: string | null
  isSandbox: boolean
}

const mostBytes = 3_000_000
const patienceMs = 20_000

export class FeedBroken extends Error {}

export async function fetchFeed({ url, isSandbox }: NewsFeedSettings, signal?: AbortSignal): Promise<CleanPost[]> {
  const times = AbortSignal.timeout(patienceMs)
  const reply = await fetchFrom(isSandbox ? 'inside' : 'internet', url, {
    headers: { accept: 'application/json', 'user-agent': 'Peshi/0.1 (+news)' },
    signal: signal ? AbortSignal.any([signal, times]) : times,
  })
  if (!reply.ok || !reply.body) throw new FeedBroken(`The feed answers ${reply.status}`)
  if (!(reply.headers.get('content-type') ?? '').includes('json')) throw new FeedBroken('The feed is no JSON')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of reply.body) {
    size += part.byteLength
    if (size > mostBytes) throw new FeedBroken(`The feed is longer than ${mostBytes} bytes`)
    parts.push(part)
  }
  return readPosts(Buffer.concat(parts).toString('utf8'))
}

export function readPosts(text: string): CleanPost[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new FeedBroken('The feed is no JSON', { cause: error })
  }
  const posts = WordPressPosts.safeParse(json)
  if (!posts.success) throw new FeedBroken('The feed is no list of posts', { cause: posts.error })
  const clean = posts.data.flatMap((post) => cleanPost(post) ?? [])
  if (clean.length === 0) throw new FeedBroken('The feed has no post')
  return [...new Map(clean.map((post) => [post.id, post])).values()]
}
