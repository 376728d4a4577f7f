import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './ChooseProvider.module.css';

/** Each provider applies separately, because the money goes to its own business. */
export function ChooseProvider() {
  const { t } = useTranslation('merchant');
  const providers = useProvidersFor('payments');
  if (providers.length === 0) {
    return (
      <Card>
        <EmptyState title={t('none.title')} text={t('none.text')} />
      </Card>
    );
  }
  return (
    <Card component="nav" aria-label={t('choose')}>
      <p className={css.lead}>{t('choose')}</p>
      {providers.map(({ id, name, category }) => (
        <Row
          component={Link}
          gap={3}
          justify="between"
          className={css.line}
          key={id}
          to={pathTo('providerPayments', { providerId: id })}
          search={{ tab: 'application' }}
        >
          <Lines title={name} about={category.name} />
          <ChevronRight data-mirrored aria-hidden />
        </Row>
      ))}
    </Card>
  );
}
