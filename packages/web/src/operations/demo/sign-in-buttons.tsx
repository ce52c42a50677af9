import { Button, SimpleGrid, Text } from '@mantine/core'
import { useLogin } from '../../chamber/account/account.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDemoState } from './demo.api.ts'
import classes from './demo.module.css'

const shown = ['owner', 'advocate', 'clerk', 'billing', 'client'] as const

export function SignInButtons() {
  const { t } = useTranslation('demo')
  const { data } = useDemoState()
  const signIn = useLogin()
  if (!data) return null
  const { people, password } = data
  const making = data.unfinished.find(({ part }) => part === 'matters' || part === 'office')
  return (
    <section className={classes.wayIn} aria-label={t('way_in.title')}>
      <Text fw={600}>{t('way_in.title')}</Text>
      <Text size="sm" c="dimmed">
        {t('way_in.text')}
      </Text>
      {making ? (
        <Text size="sm" role="status" mt="xs">
          {t(`making.${making.part}`, making)}
        </Text>
      ) : null}
      <SimpleGrid cols={2} spacing="xs" mt="xs">
        {shown.flatMap((role) => {
          const person = people.find((one) => one.role === role)
          if (!person) return []
          return [
            <Button
              key={role}
              variant="default"
              loading={signIn.isPending && signIn.variables?.email === person.email}
              disabled={signIn.isPending || making !== undefined}
              onClick={() => signIn.mutate({ email: person.email, password })}
            >
              {t(`way_in.${role}`)}
            </Button>,
          ]
        })}
      </SimpleGrid>
    </section>
  )
}
