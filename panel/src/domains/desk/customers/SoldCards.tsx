import type { DeskCustomer } from '@bellbird/contract/desk/customers';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Lines } from '#ui/Lines.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import css from './customers.module.css';

const ORDER_TONES = { to_do: 'pending', scheduled: 'call', delivered: 'deal', cancelled: 'grey' } as const;
const PAYMENT_TONES = { pending: 'grey', paid: 'deal', failed: 'bad', cancelled: 'grey' } as const;

/** What was sold and is to be delivered, the late ones marked. */
export function PromisedCard({ packages, promised }: Pick<DeskCustomer, 'packages' | 'promised'>) {
  const { t } = useTranslation('desk-customers');
  const late = promised.filter(({ isLate }) => isLate).length;
  return (
    <Card
      title={t('promised.title')}
      action={late > 0 && <StatusChip tone="bad">{t('promised.late', { count: late })}</StatusChip>}
    >
      {packages.map((each) => (
        <CardBody key={`package-${each.id}`}>
          <PackagePromises package={each} />
        </CardBody>
      ))}
      {promised.length === 0 && packages.length === 0 && (
        <CardBody>
          <Quiet>{t('promised.none')}</Quiet>
        </CardBody>
      )}
      {promised.map(({ id, product, provider, status, dueOn, scheduledOn, isLate }) => (
        <CardBody key={id} className={css.line}>
          <Lines
            title={product}
            about={
              <Quiet component="span" tone={isLate ? 'danger' : undefined}>
                {dotted(
                  provider,
                  scheduledOn && t('promised.scheduled', { day: showDay(scheduledOn) }),
                  dueOn && t('promised.due', { day: showDay(dueOn) }),
                )}
              </Quiet>
            }
          />
          <StatusChip tone={isLate ? 'bad' : ORDER_TONES[status]}>
            {t(status === 'scheduled' ? 'promised.scheduledState' : `promised.${status}`)}
          </StatusChip>
        </CardBody>
      ))}
    </Card>
  );
}

/** A package that runs: what it promises, and whether the provider has it. */
function PackagePromises({ package: sold }: { package: DeskCustomer['packages'][number] }) {
  const { t } = useTranslation('desk-customers');
  const { name, provider, until, promises } = sold;
  return (
    <>
      <b>{until ? t('promised.package', { name, provider, day: showDay(until) }) : `${name}, ${provider}`}</b>
      <ul className={css.promises}>
        {promises.map(({ code, count, isKept }) => {
          const named = t(`promised.code.${code}`);
          const what = count === null ? named : t('promised.counted', { what: named, count });
          return (
            <Row component="li" gap={1} key={code} data-kept={isKept || undefined}>
              {isKept ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
              <VisuallyHidden>{t(isKept ? 'promised.kept' : 'promised.missing', { what })}</VisuallyHidden>
              <span aria-hidden>{what}</span>
            </Row>
          );
        })}
      </ul>
    </>
  );
}

/** The last payments, and what is still to come. */
export function PaymentsCard({ payments, openCents }: Pick<DeskCustomer, 'payments' | 'openCents'>) {
  const { t } = useTranslation('desk-customers');
  const nameOfStatus = useConfigNames('payment_status');
  return (
    <Card title={t('payments.title')} action={<Quiet>{t('payments.open', { sum: showCents(openCents) })}</Quiet>}>
      {payments.length === 0 && (
        <CardBody>
          <Quiet>{t('payments.none')}</Quiet>
        </CardBody>
      )}
      {payments.map(({ id, product, provider, cents, status, dueDate, failure }) => (
        <CardBody key={id} className={css.line}>
          <Lines
            title={product}
            about={dotted(provider, showDay(dueDate), failure && t(`payments.failure.${failure}`))}
          />
          <Row gap={3}>
            <StatusChip tone={PAYMENT_TONES[status]}>{nameOfStatus(status)}</StatusChip>
            <Text component="span" size="body" tabular>
              {showCents(cents)}
            </Text>
          </Row>
        </CardBody>
      ))}
    </Card>
  );
}
