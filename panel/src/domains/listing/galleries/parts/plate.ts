import type { Theme } from '@mui/material/styles';

/** What lies over a photo looks the same in light and dark: a pale plate that every photo lets read. */
export const plate = (theme: Theme) => ({
  backgroundColor: theme.vars.palette.plate.main,
  color: theme.vars.palette.plate.on,
});

export const toolPlates = (theme: Theme) => ({
  '& .MuiIconButton-root': {
    width: 32,
    height: 32,
    padding: 0,
    borderRadius: 8,
    ...plate(theme),
    '&:hover': { ...plate(theme), boxShadow: theme.vars.palette.float },
    '& svg.lucide': { width: 16, height: 16 },
  },
});
