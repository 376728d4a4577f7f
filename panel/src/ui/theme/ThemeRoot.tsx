import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { createBellbirdTheme } from './create-bellbird-theme.ts';
import { cspNonce } from './csp-nonce.ts';

type Direction = 'ltr' | 'rtl';

const leftToRight = makeCache('bb');
let rightToLeft: Promise<EmotionCache> | undefined;

const themes: Partial<Record<Direction, Theme>> = {};

/** Created once, and early if there is time while something else loads. */
export function findTheme(direction: Direction): Theme {
  return (themes[direction] ??= createBellbirdTheme({ direction }));
}

/** The theme of the whole panel: fonts, icon strokes and base rules, in both directions. */
export function ThemeRoot({ direction = 'ltr', children }: { direction?: Direction; children: ReactNode }) {
  const theme = findTheme(direction);
  const cache = direction === 'rtl' ? use(rightToLeftCache()) : leftToRight;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <LucideProvider size={18} strokeWidth={1.75}>
          {children}
        </LucideProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function makeCache(key: string, stylisPlugins: StylisPlugin[] = []): EmotionCache {
  const nonce = cspNonce();
  return createCache({ key, stylisPlugins, ...(nonce && { nonce }) });
}

/** The mirroring plugin is loaded only for right-to-left languages. */
function rightToLeftCache(): Promise<EmotionCache> {
  rightToLeft ??= import('stylis-plugin-rtl').then(({ default: mirror }) =>
    makeCache('bbrtl', [mirror as StylisPlugin]),
  );
  return rightToLeft;
}
