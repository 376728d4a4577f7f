import type { QuoteSums } from '@bellbird/contract/couples/quotes';
import { QUOTE_INSTALMENTS_MAX } from '@bellbird/contract/shared/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import type { QuoteValues } from './quote-values.ts';
import { ShareField } from './ShareField.tsx';
import css from './PaymentsCard.module.css';

/** When the couple pays: a deposit on acceptance, instalments, and the balance. */
export function PaymentsCard({ sums }: { sums: QuoteSums }) {
  const { t } = useTranslation('quotes');
  const { control, setValue } = useFormContext<QuoteValues>();
  const instalments = useWatch({ control, name: 'instalments' });
  const cents = (kind: string, index = 0) => sums.payments.filter((each) => each.kind === kind)[index]?.cents ?? 0;
  const set = (next: QuoteValues['instalments']) => setValue('instalments', next, { shouldDirty: true });
  return (
    <Card title={t('pay.title')} lead={t('pay.lead')} aria-label={t('pay.title')}>
      <CardBody className={css.row}>
        <ShareField name="deposit" label={t('pay.deposit')} help={t('pay.depositHelp')} />
        <Amount cents={cents('deposit')} />
      </CardBody>
      {instalments.map((_, index) => (
        // Instalments have no identity of their own: their place is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <CardBody key={index} className={css.row}>
          <ShareField name={`instalments.${index}`} label={t('pay.instalment', { number: index + 2 })} />
          <DateField name={`instalments.${index}.dueOn`} label={t('pay.dueOn')} />
          <Amount cents={cents('instalment', index)} />
          <IconButton
            aria-label={t('pay.remove', { number: index + 2 })}
            onClick={() => set(instalments.filter((_each, other) => other !== index))}
            icon={Trash2}
          />
        </CardBody>
      ))}
      <CardBody className={css.row}>
        <DateField name="balanceDueOn" label={t('pay.balance')} />
        <Amount cents={cents('balance')} />
      </CardBody>
      <CardBody>
        <Button
          size="small"
          startIcon={<Plus aria-hidden />}
          disabled={instalments.length >= QUOTE_INSTALMENTS_MAX}
          onClick={() => set([...instalments, { kind: 'percent', value: 40, dueOn: null }])}
        >
          {t('pay.add')}
        </Button>
      </CardBody>
    </Card>
  );
}

function Amount({ cents }: { cents: number }) {
  return (
    <Text size="strong" component="span" tabular className={css.amount}>
      {showCents(cents)}
    </Text>
  );
}
