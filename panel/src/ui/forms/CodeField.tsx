import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { rem, SERIF } from '../theme/typography.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type CodeFieldProps = FieldProps & {
  digits?: number;
  autoFocus?: boolean;
  /** Called when the last digit is entered. */
  onComplete?: (code: string) => void;
};

/** One real input under six drawn boxes, so that paste, autofill, backspace and screen readers work as usual. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, help, required, disabled, digits = ONE_TIME_CODE_DIGITS, autoFocus, onComplete } = props;
  const [focused, setFocused] = useState(false);
  const { field, error, invalid, ids, control } = useField({ name, help, required });
  const code = String(field.value ?? '');

  const change = (typed: string) => {
    const next = typed.replace(/\D/g, '').slice(0, digits);
    field.onChange(next);
    if (next.length === digits && next !== code) onComplete?.(next);
  };

  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required}>
      <Boxes data-invalid={invalid || undefined} data-disabled={disabled || undefined} dir="ltr">
        {Array.from({ length: digits }, (_, index) => (
          <Box
            key={index}
            aria-hidden
            data-active={(focused && index === Math.min(code.length, digits - 1)) || undefined}
          >
            {code[index] ?? ''}
          </Box>
        ))}
        <input
          {...control}
          name={name}
          value={code}
          disabled={disabled}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          // The boxes fill from first to last, so the caret is always at the end.
          onSelect={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
          onBlur={() => {
            setFocused(false);
            field.onBlur();
          }}
          ref={field.ref}
        />
      </Boxes>
    </FieldFrame>
  );
}

const Boxes = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 8,
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    border: 0,
    opacity: 0,
    // Below 16 pixels iOS zooms in on focus.
    fontSize: rem(16),
    cursor: 'text',
  },
  '&[data-invalid] > span': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.error.main}`,
  },
  '&[data-disabled] > span': {
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.ground.sunken,
    color: theme.vars.palette.text.disabled,
  },
}));

const Box = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    minWidth: 0,
    maxWidth: 64,
    height: 56,
    border: `1px solid ${palette.ground.field}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    fontFamily: SERIF,
    fontSize: rem(24),
    fontVariantNumeric: 'lining-nums tabular-nums',
    '&[data-active]': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 1px ${palette.primary.main}, 0 0 0 4px ${palette.primary.wash}`,
    },
    '&[data-active]:empty::before': { content: '""', width: 2, height: 24, backgroundColor: 'currentColor' },
  };
});
