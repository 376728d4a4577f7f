import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { useIsOffline } from '#ui/use-is-offline.ts';
import { CentredPage } from './layouts/CentredPage.tsx';

/** A page whose files could not be fetched, inside its layout: without a connection only some are on this device. */
export function UnreachedPage() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const text = isOffline ? undefined : t('retry.text');
  return (
    <Page>
      <ErrorState headingLevel="h1" text={text} support={supportLinks()} onRetry={() => location.reload()} />
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
