import type { CustomerProvider } from '@bellbird/contract/desk/customers';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ChoicesField } from '#ui/forms/ChoicesField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { PhoneField } from '#ui/forms/PhoneField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Row } from '#ui/layout/Row.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { type Numbers, freeNumbersOptions, setNumbers } from './desk-customers.queries.ts';
import { useSaving } from './use-saving.ts';

const resolver = lazyResolver(async () => (await import('./edit-forms.ts')).NumbersForm);
/** Numbers without a country are the team’s. */
const COUNTRY = 'au';

type Values = Record<'quickContactNumber' | 'redirectNumber' | 'from' | 'until', string> & { days: string[] };

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

const toNumber = (typed: string) => typed.replaceAll(' ', '') || null;

function toHours({ days, from, until }: Values) {
  return { days: days.map(Number).toSorted((one, other) => one - other), from, until };
}

/** The number couples call, where it rings and when. */
export function NumbersDialog({ provider, onClose }: { provider: CustomerProvider; onClose: () => void }) {
  const { t } = useTranslation('desk-customers');
  const save = useSaving();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: {
      quickContactNumber: provider.quickNumber ?? '',
      redirectNumber: provider.redirectNumber ?? '',
      days: provider.redirectHours?.days.map(String) ?? [],
      from: provider.redirectHours?.from ?? '09:00',
      until: provider.redirectHours?.until ?? '17:00',
    },
  });
  const submit = async (values: Values) => {
    const numbers: Numbers = {
      quickContactNumber: toNumber(values.quickContactNumber),
      redirectNumber: toNumber(values.redirectNumber),
      redirectHours: values.days.length > 0 ? toHours(values) : null,
    };
    await save(t('numbers.saved'), () => setNumbers(provider.id, numbers));
    onClose();
  };
  return (
    <FormDialog
      title={t('numbers.title', { name: provider.name })}
      form={form}
      onSubmit={submit}
      submit={t('save')}
      onClose={onClose}
    >
      <PhoneField
        name="quickContactNumber"
        label={t('numbers.quick')}
        help={t('numbers.quickHelp')}
        country={COUNTRY}
        autoComplete="off"
      />
      <FreeNumbers onChoose={(number) => form.setValue('quickContactNumber', number, { shouldDirty: true })} />
      <PhoneField
        name="redirectNumber"
        label={t('numbers.redirect')}
        help={t('numbers.redirectHelp')}
        country={COUNTRY}
        autoComplete="off"
      />
      <ChoicesField
        name="days"
        label={t('numbers.days')}
        help={t('numbers.daysHelp')}
        choices={DAYS.map((value) => ({ value, label: t(`numbers.day.${value}`) }))}
      />
      <Pair>
        <TextField name="from" label={t('numbers.from')} maxLength={5} />
        <TextField name="until" label={t('numbers.until')} maxLength={5} />
      </Pair>
    </FormDialog>
  );
}

/** One click instead of typing; the number is the provider’s once it is saved. */
function FreeNumbers({ onChoose }: { onChoose: (number: string) => void }) {
  const { t } = useTranslation('desk-customers');
  const free = useQuery(freeNumbersOptions).data ?? [];
  if (free.length === 0) return null;
  return (
    <Row gap={2} wrap role="group" aria-label={t('numbers.free')}>
      {free.map((number) => (
        <FilterChip key={number} label={number} onClick={() => onChoose(number)} />
      ))}
    </Row>
  );
}
