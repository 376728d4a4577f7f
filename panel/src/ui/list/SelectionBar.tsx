import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Menu, MenuItem } from '../lazy/Menu.tsx';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis, X } from 'lucide-react';
import { useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import type { BulkAction } from './types.ts';

const ROOM_ON_PHONES = 3;

export type SelectionBarProps = { count: number; actions: readonly BulkAction[]; onClear: () => void };

/** Appears while rows are selected, with the actions for all of them. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  const t = useUiText();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const crowded = isPhone && actions.length > ROOM_ON_PHONES;
  const inSight = crowded ? actions.slice(0, ROOM_ON_PHONES - 1) : actions;
  return (
    <Place>
      <Bar role="region" aria-label={t('list.actions')}>
        <Count role="status">{t('list.selected', { count })}</Count>
        <Line aria-hidden />
        {inSight.map((action) =>
          isPhone ? (
            <IconButton key={action.key} aria-label={action.label} onClick={action.onClick}>
              {action.icon}
            </IconButton>
          ) : (
            <Button key={action.key} variant="text" startIcon={action.icon} onClick={action.onClick}>
              {action.label}
            </Button>
          ),
        )}
        {crowded && <MoreActions actions={actions.slice(ROOM_ON_PHONES - 1)} />}
        <Line aria-hidden />
        <IconButton aria-label={t('list.clearSelection')} onClick={onClear}>
          <X />
        </IconButton>
      </Bar>
    </Place>
  );
}

function MoreActions({ actions }: { actions: readonly BulkAction[] }) {
  const t = useUiText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton aria-label={t('list.more')} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        <Ellipsis />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.key}
            onClick={() => {
              setAnchor(null);
              action.onClick();
            }}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 'var(--bb-sidebar)',
  insetInlineEnd: 0,
  bottom: 24,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: 16,
  pointerEvents: 'none',
  [theme.breakpoints.down('md')]: { insetInlineStart: 0, bottom: 'calc(var(--bb-bottom-bar) + 12px)' },
}));

const Bar = styled('div')(({ theme }) => {
  const { text, background, float } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 8,
    borderRadius: 14,
    backgroundColor: text.primary,
    color: background.default,
    boxShadow: float,
    pointerEvents: 'auto',
    '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
    '& .MuiButton-root:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
    '& .Mui-focusVisible': { outlineColor: 'currentColor' },
    [theme.breakpoints.down('md')]: { flex: 1 },
  };
});

const Line = styled('span')(({ theme }) => ({
  width: 1,
  height: 24,
  marginInline: 4,
  backgroundColor: 'currentColor',
  opacity: 0.22,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Count = styled('span')(({ theme }) => ({
  paddingInline: 12,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { marginInlineEnd: 'auto' },
}));
