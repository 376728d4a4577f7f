import type { Plugin } from 'vite';
import { SOURCE } from './screens.ts';

const NOTHING = '\0bellbird:nothing';
const LAZY_MENU = '\0bellbird:lazy-menu';
const STYLES_AS_DRAWN = '\0bellbird:styles-as-drawn';

/**
 * Replaces what MUI includes for features that our theme turns off: the ripple (`disableRipple` in the theme), the
 * three frames of a Select (`SelectField` gives it one of ours) and the default theme, which it creates at each
 * start. Our own imports of these stay as they are. A closed Select does not need its menu yet, nor Emotion the
 * helper for `withTheme`, which is never called.
 *
 * Emotion inserts its rules when React commits: for the first page all at once, in one long task. Inserted while a
 * component renders, they are spread over the same slices as the page. A render that is thrown away leaves rules that
 * match nothing.
 */
const INSTEAD: readonly { by: RegExp; what: RegExp; module: string }[] = [
  { by: /\/@mui\/material\/ButtonBase\//, what: /\/TouchRipple(?:\.mjs)?$/, module: NOTHING },
  {
    by: /\/@mui\/material\/Select\/Select\.mjs$/,
    what: /\/(?:FilledInput|OutlinedInput|Input)(?:\/index\.mjs)?$/,
    module: NOTHING,
  },
  { by: /\/@mui\/material\//, what: /\/defaultTheme(?:\.mjs)?$/, module: NOTHING },
  { by: /\/@mui\/material\/Select\/SelectInput\.mjs$/, what: /\/Menu\/Menu(?:\.mjs)?$/, module: LAZY_MENU },
  { by: /\/@emotion\/react\//, what: /^hoist-non-react-statics$/, module: NOTHING },
  { by: /\/@emotion\//, what: /^@emotion\/use-insertion-effect-with-fallbacks$/, module: STYLES_AS_DRAWN },
];

const CODE: Readonly<Record<string, string>> = {
  [NOTHING]: 'export default function Nothing() { return null; }',
  [LAZY_MENU]: `export { Menu as default } from '${SOURCE}/ui/lazy/Menu.tsx';`,
  [STYLES_AS_DRAWN]: `
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react';
    export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();`,
};

export function muiTrims(): Plugin {
  return {
    name: 'bellbird:mui-trims',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\/|^hoist-non-react-statics$|^@emotion\/use-insertion/ },
      handler: (source, importer = '') => {
        const by = importer.replaceAll('\\', '/');
        return INSTEAD.find((each) => each.by.test(by) && each.what.test(source))?.module;
      },
    },
    load: {
      filter: { id: /^\0bellbird:/ },
      handler: (id) => CODE[id],
    },
  };
}
