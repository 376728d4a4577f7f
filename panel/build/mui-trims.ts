import type { Plugin } from 'vite';
import { SOURCE } from './screens.ts';

const NOTHING = '\0bellbird:nothing';
const LAZY_MENU = '\0bellbird:lazy-menu';
const STYLES_AS_DRAWN = '\0bellbird:styles-as-drawn';

/**
 * What MUI brings along for looks that our theme switches off: the ripple (`disableRipple` in the theme), the three
 * frames a Select could have (`SelectField` gives it one of ours), and the theme of those who have none, which it makes
 * anew at each start. Imported by us they stay what they are. And a closed Select has no use for its menu yet, nor
 * Emotion for the helper of `withTheme`, which nobody calls.
 *
 * Emotion writes its rules when React commits, all of the first page in one go that nothing can interrupt. Written while a part
 * is drawn they are made in the same slices as the page. A drawing that is thrown away leaves rules that match nothing.
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
