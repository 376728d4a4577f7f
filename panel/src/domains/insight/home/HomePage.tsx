import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { useUser } from '#platform/session/use-session.ts';
import { cx } from '#ui/cx.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { greetingAt } from './greeting.ts';
import css from './HomePage.module.css';

type HomePageProps = {
  now: Date;
  /** Above everything else: for new users. */
  tour?: ReactNode;
  action?: ReactNode;
  /** What can be added; on phones a round button that floats. */
  add?: ReactNode;
  /** Before everything else, at any width. */
  first?: ReactNode;
  main: ReactNode;
  /** Beside the others; on a phone between the first and the rest, since what is due comes before figures. */
  side?: ReactNode;
};

/** The home page: who is waiting, how the month is going, what is due. */
export function HomePage({ now, tour, action, add, first, main, side }: HomePageProps) {
  const { t } = useTranslation('home');
  const user = useUser();
  const today = dateFormat({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  return (
    <Page>
      <PageHeader
        title={user ? t(`greeting.${greetingAt(now)}`, { name: user.name }) : t('greeting.team')}
        lead={today}
        actions={action}
        primary={add}
        floats
      />
      {tour && <div className={css.tour}>{tour}</div>}
      <div className={css.columns}>
        {first}
        {side && <Stack className={cx(css.stack, css.side)}>{side}</Stack>}
        <Stack className={css.stack}>{main}</Stack>
      </div>
    </Page>
  );
}
