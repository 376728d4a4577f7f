import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { rem } from './theme/typography.ts';

export type SegmentedOption<V extends string> = { value: V; label: string; icon?: ReactNode; disabled?: boolean };

export type SegmentedProps<V extends string> = {
  /** What is being chosen, for screen readers. */
  label: string;
  options: readonly SegmentedOption<V>[];
  value: V;
  onChange: (value: V) => void;
  size?: 'medium' | 'small';
  fullWidth?: boolean;
  /** On phones only the icons are visible. */
  iconsOnPhone?: boolean;
};

/** A few choices side by side: radio buttons underneath, so that arrow keys work. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, size = 'medium', fullWidth = false, iconsOnPhone = false } = props;
  const name = useId();
  return (
    <Track aria-label={label} role="radiogroup" data-size={size} data-full={fullWidth || undefined}>
      {options.map((option) => (
        <Choice key={option.value} data-icons={(iconsOnPhone && Boolean(option.icon)) || undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </Choice>
      ))}
    </Track>
  );
}

const Track = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  gap: 2,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.ground.sunken,
  '&[data-full]': { display: 'flex', '& > *': { flex: 1 } },
  '&[data-size="small"] > *': { height: 26, paddingInline: 10, fontSize: rem(13), borderRadius: 7 },
}));

const Choice = styled('label')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    height: 34,
    paddingInline: 12,
    borderRadius: 8,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& svg.lucide': { width: 16, height: 16 },
    '&:has(:checked)': {
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      boxShadow: `0 0 0 1px ${palette.divider}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': { color: palette.text.disabled, cursor: 'default' },
    [theme.breakpoints.down('md')]: {
      minHeight: 36,
      '&[data-icons] > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  };
});
