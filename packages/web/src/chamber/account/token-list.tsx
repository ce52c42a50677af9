import { Badge, Button } from '@mantine/core'
import type { ApiToken } from '@peshi/contract/chamber/api-tokens'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { useNow } from '../../platform/clock/use-now.ts'
import { ageOf } from '../../platform/i18n/age.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { toastDone } from '../../platform/ui/toast.tsx'
import { EntryList } from './entry-list.tsx'
import { useEndApiToken } from './security.api.ts'

export function TokenList({ tokens, onEnded }: { tokens: readonly ApiToken[]; onEnded?(): void }) {
  const { t } = useTranslation('security')
  const end = useEndApiToken()
  const now = useNow()
  const describe = ({ expires_at, last_used_at }: ApiToken) =>
    [
      t('token.until', { date: toDayFirst(courtDateAt(new Date(expires_at))) }),
      last_used_at ? t('lastUsed', { age: ageOf(last_used_at, now, currentLocale()) }) : t('neverUsed'),
    ].join(' · ')
  return (
    <EntryList
      entries={tokens.map((token) => ({
        id: token._id,
        name: token.name,
        mark: token.scope !== 'companion' && (
          <Badge color={token.scope === 'write' ? 'amber' : 'gray'} variant="light" tt="none" style={{ flexShrink: 0 }}>
            {t(`token.scope.${token.scope}`)}
          </Badge>
        ),
        text: describe(token),
        action: (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('token.endNamed', { name: token.name })}
            loading={end.isPending && end.variables === token._id}
            onClick={() =>
              end.mutate(token._id, {
                onSuccess: () => {
                  onEnded?.()
                  toastDone(t('token.ended'))
                },
              })
            }
          >
            {t('token.end')}
          </Button>
        ),
      }))}
    />
  )
}
