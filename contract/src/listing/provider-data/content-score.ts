import { isEmpty, toPlainText } from './field-text.ts';
import type { FieldValue, ProviderForm } from './form-fields.ts';

/** What the score needs of a form. */
type Scored = Pick<ProviderForm, 'type' | 'required' | 'advisedMin' | 'weight'>;
export type ScorePart<Form> = { form: Form; earned: number };
export type ContentScore<Form> = { score: number; parts: ScorePart<Form>[]; next: Form | undefined };

/** How complete a listing is, out of 100: each answer earns its weight, a text below the advised length half of it. */
export function scoreContent<Form extends Scored>(
  forms: readonly Form[],
  findValue: (form: Form) => FieldValue,
): ContentScore<Form> {
  const parts = forms
    .filter(({ weight }) => weight > 0)
    .map((form) => ({ form, earned: form.weight * toShare(form, findValue(form)) }));
  const total = parts.reduce((sum, { form }) => sum + form.weight, 0);
  const earned = parts.reduce((sum, part) => sum + part.earned, 0);
  const open = parts.filter((part) => part.earned < part.form.weight);
  const gain = ({ form, earned: has }: ScorePart<Form>) => form.weight - has;
  const [next] = open.toSorted(
    (one, other) => Number(other.form.required) - Number(one.form.required) || gain(other) - gain(one),
  );
  return { score: total === 0 ? 100 : Math.round((earned / total) * 100), parts, next: next?.form };
}

function toShare({ type, advisedMin }: Scored, value: FieldValue): number {
  if (isEmpty(value)) return 0;
  if (advisedMin === null || typeof value !== 'string') return 1;
  return toPlainText(type, value).length >= advisedMin ? 1 : 0.5;
}
