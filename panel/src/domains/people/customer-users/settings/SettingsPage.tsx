import { type ReactNode, Suspense } from 'react';
import { refetchTexts } from '#texts/texts.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { pagePart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useParams } from '#platform/routing/routing.ts';
import { useUser } from '#platform/session/use-session.ts';
import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './SettingsPage.module.css';

/** The tab in the address comes with the page; the others load when the pointer approaches them. */
const CONTENT = {
  'account-info': pagePart(() => import('./AccountTab.tsx'), 'AccountTab'),
  'change-password': pagePart(async () => {
    const [tab] = await Promise.all([import('./PasswordTab.tsx'), refetchTexts('sign-in-safety')]);
    return tab;
  }, 'PasswordTab'),
  'contact-info': pagePart(() => import('./ContactTab.tsx'), 'ContactTab'),
  'personal-info': pagePart(() => import('./PersonalTab.tsx'), 'PersonalTab'),
};

type TabName = keyof typeof CONTENT;
const TABS = Object.keys(CONTENT) as TabName[];
const toTab = (named: string | undefined) => TABS.find((each) => each === named) ?? 'account-info';

/** Shown without it, the page would be rendered twice. */
export const loadFirst = () => CONTENT[toTab(location.pathname.split('/').pop())].preload();

/** The user’s own account, in four tabs; the URL names the tab. */
export function SettingsPage({ company }: { company?: ReactNode }) {
  const { t } = useTranslation('customer-users');
  const user = useUser();
  const { tab } = useParams('settings', 'settingsTab');
  const current = toTab(tab);
  const Content = CONTENT[current];
  return (
    <Page>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      <Tabs
        label={t('settings.title')}
        values={TABS}
        value={current}
        tab={(each, attributes) => (
          <Link
            {...attributes}
            to={pathTo('settingsTab', { tab: each })}
            onPointerEnter={() => void CONTENT[each].preload().catch(() => undefined)}
          >
            {t(`settings.tab.${each}`)}
          </Link>
        )}
      >
        <Stack gap={6} className={css.cards}>
          <Suspense fallback={<Card className={css.room} />}>
            {user && <Content key={`${current}.${user.version}`} user={user} company={company} />}
          </Suspense>
        </Stack>
      </Tabs>
    </Page>
  );
}
