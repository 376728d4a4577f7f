import type { ReferredCompany } from '@bellbird/contract/growth/wizard';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useSearch } from '#platform/routing/routing.ts';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { InvitedList } from './InvitedList.tsx';
import { ReferredList } from './ReferredList.tsx';

const InviteDialog = lazyPart(() => import('./InviteDialog.tsx'), 'InviteDialog');

const TABS = ['invited', 'referred'] as const;

/** Companies that the team invited, and those that vendors referred. */
export function WizardsPage() {
  const { t } = useTranslation('wizard');
  const search = useSearch() as { tab?: string };
  const tab = TABS.find((each) => each === search.tab) ?? 'invited';
  const [invited, setInvited] = useState<ReferredCompany | 'new'>();
  return (
    <Page>
      <PageHeader
        title={t('desk.title')}
        lead={t('desk.lead')}
        primary={
          <PrimaryButton startIcon={<Plus aria-hidden />} onClick={() => setInvited('new')}>
            {t('desk.invite')}
          </PrimaryButton>
        }
      />
      <Tabs
        label={t('desk.title')}
        values={TABS}
        value={tab}
        tab={(each, attributes) => (
          <Link {...attributes} to="." search={each === 'invited' ? {} : { tab: each }}>
            {t(`desk.tab.${each}`)}
          </Link>
        )}
      >
        {tab === 'invited' ? <InvitedList /> : <ReferredList onInvite={setInvited} />}
      </Tabs>
      {invited && (
        <InviteDialog referred={invited === 'new' ? undefined : invited} onClose={() => setInvited(undefined)} />
      )}
    </Page>
  );
}
