import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';

/** The way to the page that imports tables, for managers. */
export function ArrivingCard() {
  const { t } = useTranslation('customer-users');
  return (
    <Card title={t('settings.arriving.title')} lead={t('settings.arriving.lead')}>
      <CardBody>
        <Button component={Link} to={pathTo('importData')}>
          {t('settings.arriving.open')}
        </Button>
      </CardBody>
    </Card>
  );
}
