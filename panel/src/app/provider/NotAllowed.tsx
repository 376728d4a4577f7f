import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';

/** Shown when the user lacks the permission for a page. */
export function NotAllowed({ provider }: { provider: string }) {
  const { t } = useTranslation('listing');
  return (
    <Page>
      <Card>
        <EmptyState
          headingLevel="h1"
          drawing={<QuietNest />}
          title={t('notAllowed.title')}
          text={t('notAllowed.text', { provider })}
          actions={
            <Button component={Link} to={pathTo('providers')}>
              {t('toProviders')}
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
