import { useTranslation } from '#texts/use-translation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CentredPage } from './layouts/CentredPage.tsx';

/** A page fell over. What was saved is saved; a fresh page is the way on. */
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
