import { uploadFault } from '@bellbird/contract/shared/upload-faults';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkFile, describeFault } from '../uploads/check-file.ts';
import { ChosenFile } from '../uploads/ChosenFile.tsx';
import { DropZone } from '../uploads/DropZone.tsx';
import { acceptOf, limitsText } from '../uploads/limits.ts';
import { useUiText } from '../use-ui-text.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type FileFieldProps = Omit<FieldProps, 'required'> & { rule: UploadRule };

/**
 * One file: its limits are shown, it is checked before sending, and shown once it is chosen. The value is a File or
 * null.
 */
export function FileField({ name, label, help, disabled, rule }: FileFieldProps) {
  const t = useUiText();
  const form = useFormContext();
  const [checking, setChecking] = useState(false);
  const { field, frame, error, control } = useField({ name, label, help, required: rule.required });
  const file = field.value instanceof File ? field.value : undefined;

  const choose = async (chosen: File) => {
    setChecking(true);
    const fault = await checkFile(rule, chosen, t('file.unreadable'));
    setChecking(false);
    field.onChange(fault ? null : chosen);
    if (fault) form.setError(name, { type: 'upload', message: fault });
    else form.clearErrors(name);
  };

  const remove = async () => {
    field.onChange(null);
    const fault = uploadFault(rule, undefined);
    const message = fault && (await describeFault(rule, fault));
    // Another file may have been chosen while the words loaded.
    if (message && !form.getValues(name)) form.setError(name, { type: 'upload', message });
  };

  return (
    <FieldFrame {...frame} group={Boolean(file)}>
      {file ? (
        <ChosenFile file={file} preview={rule.kind === 'image'} disabled={disabled} onRemove={() => void remove()} />
      ) : (
        <DropZone
          input={{ ...control, name, onBlur: field.onBlur, 'aria-busy': checking }}
          accept={acceptOf(rule)}
          limits={limitsText(rule, t)}
          invalid={Boolean(error)}
          disabled={disabled}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
      )}
    </FieldFrame>
  );
}
