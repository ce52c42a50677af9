import { isIP } from 'node:net'
import type { SettingsReader } from '../../platform/process/settings-reader.ts'
import type { NewsFeedSettings } from './fetch-feed.ts'

declare module '../../platform/process/config.ts' {
  interface Config {
    newsFeed: NewsFeedSettings | null
  }
}

type Reader = Pick<SettingsReader, 'text' | 'problem'>

export function readNewsFeedSettings(read: Reader, sandboxUrl: string | null): NewsFeedSettings | null {
  const [url, name] = [read.text('PESHI_NEWS'), read.text('PESHI_NEWS_NAME') ?? null]
  if (sandboxUrl !== null) {
    if (url)
      read.problem('PESHI_NEWS', 'only production reads a feed of the world; the demo has its sandbox. Leave it out')
    return { url: `${sandboxUrl}/news-host/wp-json/wp/v2/posts`, name: 'Sandbox Law Reports', isSandbox: true }
  }
  if (!url) return null
  const parsed = URL.parse(url)
  if (
    parsed?.protocol !== 'https:' ||
    parsed.username ||
    parsed.port !== '' ||
    isIP(parsed.hostname.replace(/^\[|\]$/g, ''))
  )
    read.problem(
      'PESHI_NEWS',
      'set the posts of a WordPress site, e.g. https://news.example.in/wp-json/wp/v2/posts?per_page=50',
    )
  return { url, name, isSandbox: false }
}
