import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { PILL } from '../theme/tokens.ts';
import { rem } from '../theme/typography.ts';
import { useUiText } from '../use-ui-text.ts';

export type FilterChipProps = {
  label: string;
  /** The current value; a chip with a value is active. */
  value?: string;
  /** For a chip that is simply on or off. */
  on?: boolean;
  count?: number;
  /** Highlights the count. */
  hot?: boolean;
  /** It opens a menu of values. */
  menu?: boolean;
  /** The dashed chip that adds further filters. */
  add?: boolean;
  onClick: ComponentProps<typeof ButtonBase>['onClick'];
  /** Removes the value. */
  onClear?: () => void;
};

/** One filter of a list: a chip, green while it is active, with a button to clear it. */
export function FilterChip({
  label,
  value,
  on = value !== undefined,
  count,
  hot,
  menu,
  add,
  onClick,
  onClear,
}: FilterChipProps) {
  const t = useUiText();
  return (
    <Chip data-on={on || undefined} data-add={add || undefined}>
      <Main onClick={onClick} {...(menu || add ? { 'aria-haspopup': 'menu' } : { 'aria-pressed': on })}>
        {add && <Plus aria-hidden />}
        {value === undefined ? label : <Quiet>{label}</Quiet>}
        {value !== undefined && <span>{value}</span>}
        {count !== undefined && <Count data-hot={hot || undefined}>{count}</Count>}
        {menu && !onClear && <ChevronDown aria-hidden />}
      </Main>
      {on && onClear && (
        <Clear aria-label={t('list.clearFilter', { name: label })} onClick={onClear}>
          <X />
        </Clear>
      )}
    </Chip>
  );
}

/** The chips of a list in one line, which scrolls sideways on phones. */
export const FilterChips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: -16,
    padding: '4px 16px',
  },
}));

const Chip = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'inline-flex',
    flex: 'none',
    height: 32,
    border: `1px solid ${palette.divider}`,
    borderRadius: PILL,
    backgroundColor: palette.background.paper,
    fontSize: rem(13),
    fontWeight: 500,
    lineHeight: rem(20),
    '&:hover': { borderColor: palette.ground.field },
    '&[data-on]': {
      borderColor: `color-mix(in srgb, ${palette.primary.main} 30%, transparent)`,
      backgroundColor: palette.primary.wash,
      color: palette.primary.ink,
    },
    '&[data-add]': {
      borderStyle: 'dashed',
      borderColor: palette.ground.field,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
    },
    '& svg.lucide': { width: 14, height: 14, strokeWidth: 2 },
    [theme.breakpoints.down('md')]: { height: 40 },
  };
});

const Main = styled(ButtonBase)({
  gap: 6,
  paddingInline: 12,
  borderRadius: PILL,
  font: 'inherit',
  whiteSpace: 'nowrap',
  '&:not(:last-child)': { paddingInlineEnd: 4 },
});

const Clear = styled(ButtonBase)({ paddingInline: '4px 12px', borderRadius: PILL });
const Quiet = styled('span')({ fontWeight: 400 });
const Count = styled('b')(({ theme }) => ({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '&[data-hot]': { color: theme.vars.palette.waratah.ink },
}));
