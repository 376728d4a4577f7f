import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CentredPage } from './layouts/CentredPage.tsx';

/** Shown when a page crashes: what was saved is safe, and reloading helps. */
export function CrashScreen() {
  const { t } = useTranslation('shell');
  return (
    <CentredPage>
      <ErrorState
        headingLevel="h1"
        title={t('crash.title')}
        text={t('crash.text')}
        support={supportLinks()}
        onRetry={() => location.reload()}
      />
    </CentredPage>
  );
}
