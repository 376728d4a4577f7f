import type { QuoteInstalment } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { showCents } from '#platform/formats/money.ts';
import { Figure } from '#ui/Figure.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import css from './QuoteDetails.module.css';

/** What the couple pays, and whether they have. */
export function QuotePayments({ instalments }: { instalments: readonly QuoteInstalment[] }) {
  const { t } = useTranslation('quotes');
  return (
    <section>
      <Text size="heading">{t('pay.title')}</Text>
      <ul>
        {instalments.map((each) => (
          <Row component="li" gap={3} key={each.number} className={css.line}>
            <Stack component="span" grow className={css.words}>
              {t(`instalment.${each.kind}`)}
              <Quiet component="span">{t('instalment.due', { day: showDay(each.dueOn) })}</Quiet>
            </Stack>
            {each.refundedCents > 0 && (
              <Quiet component="span">{t('instalment.refunded', { amount: showCents(each.refundedCents) })}</Quiet>
            )}
            <Figure>{showCents(each.cents)}</Figure>
            <StatusChip tone={each.state === 'paid' ? 'approved' : each.isOverdue ? 'bad' : 'grey'}>
              {t(each.isOverdue ? 'instalment.overdue' : `instalment.${each.state}`)}
            </StatusChip>
          </Row>
        ))}
      </ul>
    </section>
  );
}
