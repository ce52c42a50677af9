import { Loader, Stack } from '@mantine/core'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './captcha-queue.module.css'
import type { CaptchaResult } from './use-captchas.ts'

const tones: Record<CaptchaResult['state'], Tone> = {
  asking: 'decided',
  done: 'live',
  none: 'decided',
  failed: 'late',
  misread: 'today',
  later: 'today',
}

export function CaptchaResults({ results }: { results: CaptchaResult[] }) {
  const { t } = useTranslation('dueChecks')
  if (results.length === 0) return null
  const done = results.filter(({ state }) => state === 'done').length
  return (
    <Panel title={t('results.title')} hint={t('results.done', { count: done })}>
      <ol className="ruled" aria-live="polite">
        {results.map((result) => (
          <li key={result.id} className="entry">
            <Stack component="span" gap={0} miw={0}>
              <strong dir="ltr">{result.label}</strong>
              {result.text ? (
                <span className={classes.court}>
                  <Words>{result.text}</Words>
                </span>
              ) : null}
            </Stack>
            {result.state === 'asking' ? (
              <Loader size="xs" aria-label={t('results.asking')} />
            ) : (
              <Pill tone={tones[result.state]}>
                {t(result.state === 'done' ? 'results.found' : `results.${result.state}`)}
              </Pill>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
