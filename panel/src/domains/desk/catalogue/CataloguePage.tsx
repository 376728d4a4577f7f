import { CATALOGUE_KINDS } from '@bellbird/contract/desk/catalogue/kind-names.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { lazyPart } from '#loading/lazy-part.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useSearch } from '#platform/routing/routing.ts';
import { Note } from '#ui/Note.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { EntryList } from './EntryList.tsx';
import { catalogueDraftsOptions } from './catalogue.queries.ts';

const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'), 'PublishDialog');
const HistoryList = lazyPart(() => import('./HistoryList.tsx'), 'HistoryList');

const TABS = [...CATALOGUE_KINDS, 'history'] as const;

/** What the marketplace sells and asks: each change is a draft until it is published. The tab is in the address. */
export function CataloguePage() {
  const { t } = useTranslation('catalogue');
  const search = useSearch() as { kind?: string };
  const [isPublishing, setPublishing] = useState(false);
  const drafts = useQuery(catalogueDraftsOptions).data ?? [];
  const tab = TABS.find((each) => each === search.kind) ?? 'product';
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {drafts.length > 0 && (
        <Note
          slim
          action={
            <PrimaryButton size="small" onClick={() => setPublishing(true)}>
              {t('review')}
            </PrimaryButton>
          }
        >
          {t('waiting', { count: drafts.length })}
        </Note>
      )}
      <Tabs
        label={t('title')}
        values={TABS}
        value={tab}
        tab={(value, attributes) => (
          <Link {...attributes} to={pathTo('deskCatalogue')} search={{ kind: value }} replace>
            {t(`kind.${value}.title`)}
          </Link>
        )}
      >
        <Suspense>{tab === 'history' ? <HistoryList /> : <EntryList key={tab} kind={tab} />}</Suspense>
      </Tabs>
      {isPublishing && <PublishDialog onClose={() => setPublishing(false)} />}
    </Page>
  );
}
