import { useCallback } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { useRouter } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { Unreached } from '#ui/Unreached.tsx';
import { CentredPage } from './layouts/CentredPage.tsx';

/** A page whose files could not be fetched, inside its layout: without a connection only some are on this device. */
export function UnreachedPage() {
  const router = useRouter();
  // Not the whole document: without a connection the browser might have no page at all.
  const retry = useCallback(() => void router.retry(), [router]);
  return <UnreachedScreen onRetry={retry} />;
}

/** The same for a page of which only a part is missing. */
export function UnreachedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <Unreached headingLevel="h1" support={supportLinks()} onRetry={onRetry} />
    </Page>
  );
}

/** Shown when the server could not be reached at the start. The user stays logged in. */
export function RetryScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <CentredPage>
      <ErrorState
        headingLevel="h1"
        title={t('retry.title')}
        text={t('retry.text')}
        support={supportLinks()}
        onRetry={onRetry}
      />
    </CentredPage>
  );
}
