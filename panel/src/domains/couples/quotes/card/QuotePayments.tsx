import type { QuoteInstalment } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import css from './QuoteDetails.module.css';

/** What the couple pays, and whether they have. */
export function QuotePayments({ instalments }: { instalments: readonly QuoteInstalment[] }) {
  const { t } = useTranslation('quotes');
  return (
    <section>
      <Text size="heading">{t('pay.title')}</Text>
      <ul className={css.list}>
        {instalments.map((each) => (
          <li key={each.number} className={css.line}>
            <span className={css.words}>
              {t(`instalment.${each.kind}`)}
              <Quiet component="span">{t('instalment.due', { day: showDay(each.dueOn) })}</Quiet>
            </span>
            {each.refundedCents > 0 && (
              <Quiet component="span">{t('instalment.refunded', { amount: showCents(each.refundedCents) })}</Quiet>
            )}
            <span className={css.figure}>{showCents(each.cents)}</span>
            <StatusChip tone={each.state === 'paid' ? 'approved' : each.isOverdue ? 'bad' : 'grey'}>
              {t(each.isOverdue ? 'instalment.overdue' : `instalment.${each.state}`)}
            </StatusChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
