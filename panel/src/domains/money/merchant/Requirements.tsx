import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './Requirements.module.css';

const REQUIREMENTS = ['identity', 'account', 'business'] as const;
const STATES = { pending: 'checking', approved: 'done', rejected: 'rejected' } as const;
const ICONS = { due: CircleDashed, checking: Hourglass, done: CircleCheck, rejected: CircleX } as const;

/** What secure payment needs, and the status of each. */
export function Requirements({ last }: { last: MerchantApplication | undefined }) {
  const { t } = useTranslation('merchant');
  const state = last ? STATES[last.status] : 'due';
  const Icon = ICONS[state];
  const ends = {
    identity: last?.documentNumberEnd,
    account: last?.ibanEnd,
    business: (last?.identityNumber ?? last?.tradeRegisterNumber)?.slice(-4),
  };
  return (
    <Card aria-label={t('requirements.title')}>
      <Stack component="ul" divided>
        {REQUIREMENTS.map((requirement) => (
          <Row component="li" gap={3} className={css.row} key={requirement} data-state={state}>
            <Icon aria-hidden />
            <Lines
              title={t(`requirements.${requirement}`)}
              about={
                last && ends[requirement]
                  ? t(`requirements.${requirement}Sent`, { end: ends[requirement] })
                  : t(`requirements.${requirement}Due`)
              }
            />
            <Text component="em" size="small" weight="semibold">
              {t(`requirements.state.${state}`)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
