import Phone from 'lucide-react/icons/phone';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { australianPhone } from './australian-phone.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { finishBefore } from './finish-fields.ts';
import { type FieldProps, useField } from './use-field.ts';
import { Input } from './Input.tsx';

type PhoneRules = typeof import('@bellbird/contract/shared/phone-number');

export type PhoneFieldProps = FieldProps & {
  /** The configured country, such as 'au': numbers without a + are read as its numbers. */
  country: string | undefined;
  placeholder?: string;
  autoComplete?: 'tel' | 'off';
};

const NOT_A_PHONE_CHARACTER = /[^\d+ ]/g;

/** Accepts digits, plus and space, is red while the number is invalid, and stores its international form. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, label, help, required, disabled, country, placeholder, autoComplete = 'tel' } = props;
  const { field, frame, input } = useField({ name, label, help, required, disabled });
  const value = String(field.value ?? '');
  const [isTouched, setTouched] = useState(false);
  // A stored Australian number is shown as it is; the rules come with the focus.
  const isKnown = !isTouched && australianPhone(value.replaceAll(' ', '')) !== undefined;
  const rules = usePhoneRules(value !== '' && !isKnown);
  const international = rules?.internationalPhone(value, rules.phoneCountry(country));
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    // The rules may arrive after the field was left.
    if (isLeft && international && international !== value) field.onChange(international);
  }, [isLeft, international, value, field]);
  const { control: form, getValues, setValue } = useFormContext();
  useEffect(
    () =>
      // Somebody may send the form before the rules have arrived, or without leaving the field.
      finishBefore(form, async () => {
        const typed = String(getValues(name) ?? '');
        if (typed === '') return;
        const { internationalPhone, phoneCountry } = await loadRules();
        const finished = internationalPhone(typed, phoneCountry(country));
        if (finished) setValue(name, finished, { shouldDirty: true });
      }),
    [form, getValues, setValue, name, country],
  );
  const isNoNumber = Boolean(rules) && value.trim() !== '' && !international;

  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        type="tel"
        value={value}
        onChange={(event) => field.onChange(event.target.value.replace(NOT_A_PHONE_CHARACTER, ''))}
        onFocus={() => {
          setTouched(true);
          setLeft(false);
        }}
        onBlur={() => {
          setLeft(true);
          field.onBlur();
        }}
        error={input.error || isNoNumber}
        placeholder={placeholder}
        autoComplete={autoComplete}
        start={<Phone aria-hidden />}
        dir="ltr"
        {...(isNoNumber && { 'aria-invalid': true })}
      />
    </FieldFrame>
  );
}

const loadRules = (): Promise<PhoneRules> => import('@bellbird/contract/shared/phone-number');

/** The numbering plans of the world are heavy; they load with the first digit. */
function usePhoneRules(wanted: boolean): PhoneRules | undefined {
  const [rules, setRules] = useState<PhoneRules>();
  useEffect(() => {
    if (!wanted || rules) return;
    let left = false;
    void loadRules().then((loaded) => {
      if (!left) setRules(() => loaded);
    });
    return () => {
      left = true;
    };
  }, [wanted, rules]);
  return rules;
}
