import type { QuoteSums } from '@bellbird/contract/couples/quotes';
import Send from 'lucide-react/icons/send';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './TotalBar.module.css';

/** The total, always in view, and the button that sends. */
export function TotalBar({ sums, onSend, isNext }: { sums: QuoteSums; onSend: () => void; isNext: boolean }) {
  const { t } = useTranslation('quotes');
  return (
    <Row gap={4} justify="between" className={css.bar} data-bottom-actions="">
      <div className={css.sums} aria-live="polite">
        <Quiet component="span">
          {sums.gstCents > 0 ? t('totalWithGst', { amount: showCents(sums.gstCents) }) : t('total')}
        </Quiet>
        <Text size="number" component="span" tabular>
          {showCents(sums.totalCents)}
        </Text>
      </div>
      <PrimaryButton size="large" startIcon={<Send aria-hidden />} onClick={onSend}>
        {t(isNext ? 'sendNext' : 'send')}
      </PrimaryButton>
    </Row>
  );
}
