import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { toMonthRange } from '../month-range.ts';
import { quoteMonthOptions } from './quote-month.queries.ts';
import css from './QuotesMonthCard.module.css';

const dollars = (cents: number) => showDollars(Math.round(cents / 100));

/** What was sent, opened, accepted and paid this month; each figure opens its quotes. A vendor who sends none sees nothing. */
export function QuotesMonthCard() {
  const { t } = useTranslation('quotes-month');
  const { data } = useQuery(quoteMonthOptions);
  if (!data || data.sent + data.accepted + data.paidCents === 0) return null;
  const { month, medianHours } = data;
  const hours = medianHours === null ? undefined : t('hours', { count: Math.round(medianHours) });
  const figures = [
    {
      name: t('sent', { count: data.sent }),
      more: t('opened', { count: data.opened }),
      value: data.sentCents,
      search: toMonthRange(month),
    },
    {
      name: t('accepted', { count: data.accepted }),
      more: hours && t('median', { hours }),
      value: data.acceptedCents,
      search: toMonthRange(month, 'accepted'),
    },
    { name: t('paid'), value: data.paidCents, search: toMonthRange(month, 'paid') },
  ];
  return (
    <Card
      title={t('title')}
      action={
        <TextLink component={Link} to={pathTo('quotes')} size="small">
          {t('all')}
        </TextLink>
      }
      aria-label={t('title')}
    >
      <CardBody className={css.figures}>
        {figures.map(({ name, more, value, search }) => (
          <Link key={name} to={pathTo('quotes')} search={search} className={css.figure}>
            <Text size="fact" component="span" tabular>
              {dollars(value)}
            </Text>
            <Quiet component="span">{name}</Quiet>
            {more && <Quiet component="span">{more}</Quiet>}
          </Link>
        ))}
      </CardBody>
    </Card>
  );
}
