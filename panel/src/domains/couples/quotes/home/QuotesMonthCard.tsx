import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { quoteMonthOptions } from './quote-month.queries.ts';
import css from './QuotesMonthCard.module.css';

const dollars = (cents: number) => showDollars(Math.round(cents / 100));

/** What was sent, accepted and paid this month. A vendor who sends no quotes sees nothing. */
export function QuotesMonthCard() {
  const { t } = useTranslation('quotes-month');
  const { data } = useQuery(quoteMonthOptions);
  if (!data || data.sent + data.accepted + data.paidCents === 0) return null;
  const figures = [
    { name: t('sent', { count: data.sent }), value: data.sentCents },
    { name: t('accepted', { count: data.accepted }), value: data.acceptedCents },
    { name: t('paid'), value: data.paidCents },
  ];
  return (
    <Card aria-label={t('title')}>
      <CardHeader
        title={t('title')}
        action={
          <Button size="small" variant="text" component={Link} to={pathTo('quotes')}>
            {t('all')}
          </Button>
        }
      />
      <CardBody className={css.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <Text size="fact" component="span" tabular>
              {dollars(value)}
            </Text>
            <Quiet>{name}</Quiet>
          </div>
        ))}
      </CardBody>
    </Card>
  );
}
