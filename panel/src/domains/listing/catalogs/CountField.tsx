import { MoneyField, type MoneyFieldProps } from '#ui/forms/MoneyField.tsx';

/** A whole number and what it counts: 160 guests. */
export function CountField(props: Omit<MoneyFieldProps, 'symbol'>) {
  return <MoneyField {...props} symbol="" />;
}
