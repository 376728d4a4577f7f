import type { MerchantApplication } from '@bellbird/contract/money/merchant';
import { styled } from '@mui/material/styles';
import { CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';

const REQUIREMENTS = ['identity', 'account', 'business'] as const;
const STATES = { pending: 'checking', approved: 'done', rejected: 'rejected' } as const;
const ICONS = { due: CircleDashed, checking: Hourglass, done: CircleCheck, rejected: CircleX } as const;

type RequirementsProps = { last: MerchantApplication | undefined };

/** What secure payment needs, and the status of each. */
export function Requirements({ last }: RequirementsProps) {
  const { t } = useTranslation('merchant');
  const state = last ? STATES[last.status] : 'due';
  const Icon = ICONS[state];
  const ends = { identity: last?.identityNumberEnd, account: last?.ibanEnd, business: last?.billingNumber.slice(-4) };
  return (
    <Card as="section" aria-label={t('requirements.title')}>
      <List>
        {REQUIREMENTS.map((requirement) => (
          <li key={requirement} data-state={state}>
            <Icon aria-hidden />
            <span>
              <b>{t(`requirements.${requirement}`)}</b>
              <small>
                {last
                  ? t(`requirements.${requirement}Sent`, { end: ends[requirement] })
                  : t(`requirements.${requirement}Due`)}
              </small>
            </span>
            <em>{t(`requirements.state.${state}`)}</em>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '14px 20px' },
    '& li + li': { borderTop: `1px solid ${palette.divider}` },
    '& span': { display: 'grid', flex: 1, minWidth: 0 },
    '& b': { fontWeight: 500 },
    '& small': { ...theme.typography.body2, color: palette.text.secondary },
    '& em': { ...theme.typography.body2, fontStyle: 'normal', fontWeight: 600, textAlign: 'end' },
    '& svg.lucide': { flex: 'none', color: palette.text.secondary },
    '& [data-state="checking"] :is(svg, em)': { color: palette.info.ink },
    '& [data-state="done"] :is(svg, em)': { color: palette.success.ink },
    '& [data-state="rejected"] :is(svg, em)': { color: palette.error.ink },
    [theme.breakpoints.down('md')]: { '& li': { padding: '12px 16px' } },
  };
});
