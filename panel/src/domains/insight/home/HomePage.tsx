import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { greetingAt } from './greeting.ts';

type HomePageProps = {
  now: Date;
  /** How many couples are waiting; left out for users who don't answer couples. */
  waiting?: number | 'unknown';
  action?: ReactNode;
  main: ReactNode;
  side?: ReactNode;
};

/** The home page: who is waiting, how the month is going, what is due. */
export function HomePage({ now, waiting, action, main, side }: HomePageProps) {
  const { t } = useTranslation('home');
  const user = useUser();
  const today = dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  const sentence = (count: number) =>
    t('waiting', { count, number: count < 10 ? t(`number.${count}`) : String(count) });
  return (
    <Page>
      <PageHeader
        title={user ? t(`greeting.${greetingAt(now)}`, { name: user.name }) : t('greeting.team')}
        lead={
          <>
            {today}. {waiting === 'unknown' ? <Unknown aria-hidden>{sentence(5)}</Unknown> : null}
            {typeof waiting === 'number' && sentence(waiting)}
          </>
        }
        actions={action}
      />
      <Columns>
        <Stack>{main}</Stack>
        {side && <Stack>{side}</Stack>}
      </Columns>
    </Page>
  );
}

// Reserves the space of the sentence while it loads.
const Unknown = styled('span')({ visibility: 'hidden' });
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
  [theme.breakpoints.down('md')]: { gap: 16 },
}));
const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.down('md')]: { gap: 16 },
}));
