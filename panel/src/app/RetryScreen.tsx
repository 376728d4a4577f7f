import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CentredPage } from './layouts/CentredPage.tsx';

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
