import { GUESTS_MAX } from '@bellbird/contract/shared/limits';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { type QuoteValues, withGuests } from './quote-values.ts';

/** The number of guests; lines per guest follow it. */
export function GuestsField() {
  const { t } = useTranslation('quotes');
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const help = t('details.guestsHelp');
  const { field, frame, input } = useField({ name: 'guests', label: t('details.guests'), help });
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '');
    const next = digits === '' ? null : Math.min(GUESTS_MAX, Number(digits));
    if (next) setValue('lines', withGuests(getValues('lines'), getValues('guests'), next), { shouldDirty: true });
    // An empty field while the next number is typed: lines keep counting the last one.
    if (next || digits === '') field.onChange(next ?? getValues('guests'));
  };
  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        value={String(field.value ?? '')}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </FieldFrame>
  );
}
