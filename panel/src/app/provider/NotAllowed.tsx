import Button from '@mui/material/Button';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card } from '#ui/Card.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';

/** A page that somebody else of the customer looks after. */
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
