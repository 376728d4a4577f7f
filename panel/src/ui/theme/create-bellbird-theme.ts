import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { BREAKPOINTS } from '@bellbird/contract/shared/limits';
import './augment.ts';
import { overrides } from './overrides/index.ts';
import { createPalette } from './palette.ts';
import { dark, light, SIZE } from './tokens.ts';
import { typography } from './typography.ts';

/** The one theme: light and dark as CSS variables that follow the system, without a line of script. */
export function createBellbirdTheme({ direction }: { direction: Direction }): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'bb', colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: createPalette(light) }, dark: { palette: createPalette(dark) } },
    direction,
    breakpoints: { values: BREAKPOINTS },
    shape: { borderRadius: SIZE.radius },
    typography,
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 150,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 150,
      },
    },
    components: overrides,
  });
}
