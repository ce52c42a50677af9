import { Stack } from '@mantine/core'
import { useEffect } from 'react'
import { CaptchaPanel } from './captcha-panel.tsx'
import { CaptchaResults } from './captcha-results.tsx'
import { useDueChecks } from './due-checks.api.ts'
import type { DueNarrow } from './due-checks.search.ts'
import { type OnResult, useCaptchaResults, useCaptchas } from './use-captchas.ts'

export function CaptchaColumn({ narrow }: { narrow: DueNarrow }) {
  const { kind, court } = narrow
  const [results, notify] = useCaptchaResults()
  return (
    <Stack>
      {/* A new key unmounts the old component, which releases its reserved checks. */}
      <NextCaptcha key={`${kind} ${court}`} narrow={narrow} notify={notify} />
      <CaptchaResults results={results} />
    </Stack>
  )
}

function NextCaptcha({ narrow, notify }: { narrow: DueNarrow; notify: OnResult }) {
  const captchas = useCaptchas(narrow, notify)
  const due = useDueChecks(narrow).data?.meta.counts.due ?? 0
  const { fill } = captchas
  useEffect(() => {
    if (due > 0) void fill()
  }, [due, fill])
  return <CaptchaPanel captchas={captchas} due={due} />
}
