import { useContext, useEffect, useId } from 'react';
import { useController } from 'react-hook-form';
import { useUiText } from '../use-ui-text.ts';
import { FoldContext } from './fold.ts';

export type FieldIds = { control: string; label: string; help: string; error: string };

/** What every field of a form takes. */
export type FieldProps = {
  /** The path of the value in the form. */
  name: string;
  label: string;
  help?: React.ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** Connects a field with the form around it, and its label, help and error with its control. */
export function useField({ name, label, help, required, disabled }: Pick<FieldProps, 'name'> & Partial<FieldProps>) {
  const t = useUiText();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const ids: FieldIds = { control: id, label: `${id}label`, help: `${id}help`, error: `${id}error` };
  // A server that only names the field still gets a sentence there, since colour alone is not enough.
  const error = fieldState.error && (fieldState.error.message || t('field.check'));
  const invalid = Boolean(error);
  const keepUnfolded = useContext(FoldContext);
  useEffect(() => (invalid ? keepUnfolded?.() : undefined), [invalid, keepUnfolded]);
  const describedBy = [error && ids.error, help && ids.help].filter(Boolean).join(' ');
  /** For the control itself: its id and what describes it. */
  const control = {
    id,
    ...(error && { 'aria-invalid': true as const }),
    ...(required && { 'aria-required': true as const }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const { onChange, onBlur, ref: inputRef } = field;
  /** The value as a text control shows it. */
  const value = String(field.value ?? '');
  return {
    field,
    error,
    ids,
    control,
    /** For the `FieldFrame`. */
    frame: { ids, label, help, error, required },
    /** For an `Input`. */
    input: { ...control, fullWidth: true, name, value, onChange, onBlur, inputRef, error: invalid, disabled },
  };
}
