import type { DeskOverview } from '@bellbird/contract/desk/overview';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './cards.module.css';

/** What was received, what is due and what failed; each failed payment opens its customer. */
export function MoneyCard({ money }: { money: NonNullable<DeskOverview['money']> }) {
  const { t } = useTranslation('desk-overview');
  const { soldCents, dueCents, failedCents, failed } = money;
  return (
    <Card title={t('money.title')}>
      <CardBody>
        <dl className={css.facts}>
          {(
            [
              ['sold', soldCents],
              ['due', dueCents],
              ['failed', failedCents],
            ] as const
          ).map(([name, cents]) => (
            <div key={name}>
              <dt>
                <Link className={css.name} to={pathTo('deskMoney')} search={name === 'sold' ? {} : { view: name }}>
                  {t(`money.${name}`)}
                </Link>
              </dt>
              <dd>{showCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
      {failed.map((payment) => (
        <CardBody key={payment.id}>
          <Row justify="between" gap={3}>
            <Link className={css.name} to={pathTo('deskCustomer', { id: payment.customer.id })}>
              {payment.customer.name}
            </Link>
            <Text component="span" size="body" tabular>
              {showCents(payment.cents)}
            </Text>
          </Row>
          <Quiet>
            {dotted(
              payment.product,
              payment.failure && t(`money.failure.${payment.failure}`),
              t('money.since', { day: showDay(payment.dueDate) }),
            )}
          </Quiet>
        </CardBody>
      ))}
      {failed.length === 0 && (
        <CardBody>
          <Quiet>{t('money.none')}</Quiet>
        </CardBody>
      )}
    </Card>
  );
}
