import { styled } from '@mui/material/styles';
import { Checkbox } from '../Checkbox.tsx';
import { FieldMessages } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & { label: React.ReactNode };

export function CheckboxField({ name, label, help, required, disabled }: CheckboxFieldProps) {
  const { field, error, ids, control } = useField({ name, help, required });
  return (
    <Column>
      <Line htmlFor={ids.control}>
        <Checkbox
          {...control}
          name={name}
          checked={Boolean(field.value)}
          disabled={disabled}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        <span id={ids.label}>{label}</span>
      </Line>
      <Indent>
        <FieldMessages ids={ids} help={help} error={error} />
      </Indent>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: 2 });
const Line = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 0',
  cursor: 'pointer',
});
const Indent = styled('div')({ display: 'grid', gap: 4, marginInlineStart: 28, '&:empty': { display: 'none' } });
