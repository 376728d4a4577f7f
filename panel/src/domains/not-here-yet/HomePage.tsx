import { useState } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Card } from '#ui/Card.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { greetingAt } from './greeting.ts';

/** The dashboard's door: a greeting by name until its numbers move in. */
export function HomePage() {
  const { t, language } = useTranslation('not-here-yet');
  const user = useUser();
  const [now] = useState(() => new Date());
  const today = new Intl.DateTimeFormat(document.documentElement.lang || language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  return (
    <Page>
      <PageHeader
        title={user ? t(`greeting.${greetingAt(now)}`, { name: user.name }) : t('greeting.team')}
        lead={today}
      />
      <Card data-testid="not-here-yet">
        <EmptyState
          drawing={<QuietNest />}
          title={t('dashboard.title')}
          text={
            <>
              <p>{t('about.dashboard')}</p>
              <p>{t('notYet')}</p>
            </>
          }
        />
      </Card>
    </Page>
  );
}
