import { useContext, useEffect, useId } from 'react';
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';
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

export type BoundField = {
  field: ControllerRenderProps<FieldValues, string>;
  /** The value as a text control shows it. */
  text: string;
  error: string | undefined;
  invalid: boolean;
  ids: FieldIds;
  /** For the control itself: its id and what describes it. */
  control: {
    id: string;
    'aria-invalid'?: true;
    'aria-required'?: true;
    'aria-describedby'?: string;
  };
};

/** Connects a field with the form around it, and its label, help and error with its control. */
export function useField({ name, help, required }: Pick<FieldProps, 'name' | 'help' | 'required'>): BoundField {
  const t = useUiText();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const ids = { control: id, label: `${id}label`, help: `${id}help`, error: `${id}error` };
  // A server that only names the field still gets a sentence there, since colour alone is not enough.
  const error = fieldState.error && (fieldState.error.message || t('field.check'));
  const invalid = Boolean(error);
  const keepUnfolded = useContext(FoldContext);
  useEffect(() => (invalid ? keepUnfolded?.() : undefined), [invalid, keepUnfolded]);
  const describedBy = [error && ids.error, help && ids.help].filter(Boolean).join(' ');
  return {
    field,
    text: String(field.value ?? ''),
    error,
    invalid,
    ids,
    control: {
      id,
      ...(error && { 'aria-invalid': true }),
      ...(required && { 'aria-required': true }),
      ...(describedBy && { 'aria-describedby': describedBy }),
    },
  };
}
