import type { Quote } from '@bellbird/contract/couples/quotes';
import { AMENDMENT_KINDS, type AmendmentKind } from '@bellbird/contract/couples/quotes/quote-stages.ts';
import { lineCents } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { QUOTE_MESSAGE_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Quiet } from '#ui/Text.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { LineFields, type LineValues } from '../builder/LineFields.tsx';
import { emptyLine, readQuantity } from '../builder/quote-values.ts';
import { amend } from './quote-actions.queries.ts';
import { useFormFailure } from '../use-form-failure.ts';

type AmendDialogProps = {
  quote: Quote;
  names: string;
  channel: 'email' | 'sms';
  onSent: (quote: Quote) => void;
  onClose: () => void;
};

type Values = LineValues & { kind: AmendmentKind; dueOn: string | null; message: string };

/**
 * A change after the yes: the couple sees only this and the new balance. Something more is approved with one tap; of a
 * gift, or of what is taken off, they are only told.
 */
export function AmendDialog({ quote, names, channel, onSent, onClose }: AmendDialogProps) {
  const { t } = useTranslation('quotes');
  const [key] = useState(() => crypto.randomUUID());
  const last = quote.instalments.findLast(({ state }) => state === 'open')?.dueOn ?? null;
  const form = useForm<Values>({
    defaultValues: {
      ...emptyLine(false),
      quantity: '1',
      kind: 'extra',
      dueOn: last,
      message: t('amend.words', { names }),
    },
  });
  const showFailure = useFormFailure(form);
  const values = useWatch({ control: form.control }) as Values;
  const quantity = readQuantity(values.quantity, values.unit);
  const cents = lineCents({ ...values, quantity: quantity ?? 0 });
  const difference = { extra: cents, gift: 0, reduction: -cents }[values.kind];
  const open = quote.instalments.reduce((sum, each) => sum + (each.state === 'open' ? each.cents : 0), 0);
  const send = async ({ kind, dueOn, message, ...line }: Values) => {
    if (line.name.trim() === '')
      return form.setError('name', { message: t('ui:field.required') }, { shouldFocus: true });
    if (quantity === undefined) return form.setError('quantity', { message: t('line.wrongQuantity') });
    const body = { lines: [{ ...line, quantity }], note: '', kind, dueOn: kind === 'extra' ? dueOn || null : null };
    try {
      onSent(await amend(quote.id, { form: body, channel, message }, key));
    } catch (error) {
      showFailure(error, (path) => path.replace(/^form\.(lines\.0\.)?/, ''));
    }
  };
  return (
    <FormDialog
      title={t('amend.title')}
      form={form}
      label={t('amend.title')}
      onSubmit={send}
      submit={t(`amend.submit.${values.kind}`)}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('amend.kind')}
        help={t(`amend.help.${values.kind}`)}
        options={AMENDMENT_KINDS.map((kind) => ({ value: kind, label: t(`amend.kinds.${kind}`) }))}
      />
      <LineFields guests={quote.content?.guests ?? null} isNew />
      {values.kind === 'extra' && <DateField name="dueOn" label={t('amend.dueOn')} required />}
      <Quiet aria-live="polite">
        {t(values.kind === 'reduction' ? 'amend.less' : 'amend.balance', {
          difference: showCents(Math.abs(difference)),
          total: showCents(quote.totalCents + difference),
          open: showCents(Math.max(0, open + difference)),
        })}
      </Quiet>
      <TextareaField name="message" label={t('message.label')} help={t('message.help')} max={QUOTE_MESSAGE_MAX} />
    </FormDialog>
  );
}
