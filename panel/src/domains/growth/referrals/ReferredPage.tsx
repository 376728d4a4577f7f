import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import css from './ReferredPage.module.css';

/** Thanks for a referral, and says what happens next. */
export function ReferredPage() {
  const { t } = useTranslation('referrals');
  return (
    <Page>
      <Card className={css.narrow}>
        <EmptyState
          headingLevel="h1"
          title={t('thanks.title')}
          text={t('thanks.text')}
          actions={
            <>
              <Button component={Link} to={pathTo('referProvider')} variant="outlined">
                {t('thanks.another')}
              </Button>
              <PrimaryButton component={Link} to={pathTo('home')}>
                {t('thanks.home')}
              </PrimaryButton>
            </>
          }
        />
      </Card>
    </Page>
  );
}
