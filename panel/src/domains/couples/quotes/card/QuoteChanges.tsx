import type { QuoteAmendment } from '@bellbird/contract/couples/quotes';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import css from './QuoteDetails.module.css';

const TONES = {
  sent: 'info',
  approved: 'deal',
  declined: 'reject',
  withdrawn: 'grey',
  gift: 'deal',
  reduced: 'deal',
} as const;

type QuoteChangesProps = { amendments: readonly QuoteAmendment[]; isBusy: boolean; onWithdraw: () => void };

/** What changed after the yes. */
export function QuoteChanges({ amendments, isBusy, onWithdraw }: QuoteChangesProps) {
  const { t } = useTranslation('quotes');
  return (
    <section>
      <Text size="heading">{t('amend.list')}</Text>
      <ul>
        {amendments.map((each) => (
          <Row component="li" gap={3} key={each.number} className={css.line}>
            <Stack component="span" grow className={css.words} dir="auto">
              {each.lines.map(({ name }) => name).join(', ')}
            </Stack>
            <Figure>{showCents(each.cents)}</Figure>
            <StatusChip tone={TONES[each.state]}>{t(`amend.state.${each.state}`)}</StatusChip>
            {each.state === 'sent' && (
              <Button size="small" variant="text" disabled={isBusy} onClick={onWithdraw}>
                {t('amend.withdraw')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}
