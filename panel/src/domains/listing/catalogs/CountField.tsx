import { MoneyField, type MoneyFieldProps } from '#ui/forms/MoneyField.tsx';

/** A whole number with its unit, for example 160 guests. */
export function CountField(props: Omit<MoneyFieldProps, 'symbol'>) {
  return <MoneyField {...props} symbol="" />;
}
