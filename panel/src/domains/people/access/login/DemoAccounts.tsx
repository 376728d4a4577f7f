import ChevronDown from 'lucide-react/icons/chevron-down';
import Zap from 'lucide-react/icons/zap';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { Credentials } from './login.queries.ts';
import css from './DemoAccounts.module.css';

/** The accounts of a demo instance; a production instance lists none. */
export function DemoAccounts({ onUse }: { onUse: (account: Credentials) => void }) {
  const { t } = useTranslation('access');
  const { demoAccounts } = panelConfig();
  if (demoAccounts.length === 0) return null;
  return (
    <details className={css.fold}>
      <summary>
        <Zap size={16} aria-hidden />
        {t('demo.title')}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {demoAccounts.map(({ username, password, name, about }) => (
          <Row component="li" gap={3} key={username}>
            <Avatar name={name} size="small" />
            <Stack grow>
              <Text size="strong">{name}</Text>
              <Quiet>{about}</Quiet>
            </Stack>
            <Button
              size="small"
              aria-label={t('demo.useNamed', { name })}
              onClick={() => onUse({ username, password })}
            >
              {t('demo.use')}
            </Button>
          </Row>
        ))}
      </ul>
    </details>
  );
}
