import type { Theme } from '@mui/material/styles';

/** Labels and tools on a photo look the same in both themes and are readable on every photo. */
export const overlayStyle = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.plate.main,
  color: theme.vars.palette.plate.on,
});

export const overlayToolStyle = (theme: Theme) => ({
  '& .MuiIconButton-root': {
    width: 32,
    height: 32,
    padding: 0,
    borderRadius: 8,
    ...overlayStyle(theme),
    '&:hover': { ...overlayStyle(theme), boxShadow: theme.vars.palette.float },
    '& svg.lucide': { width: 16, height: 16 },
  },
});
