import type { Plugin } from 'vite';
import { SOURCE } from './screens.ts';

const NOTHING = '\0bellbird:nothing';
const LATE_MENU = '\0bellbird:late-menu';

/**
 * What MUI brings along for looks that our theme switches off: the ripple (`disableRipple` in the theme), the three
 * frames a Select could have (`SelectField` gives it one of ours), and the theme of those who have none, which it makes
 * anew at each start. Imported by us they stay what they are. And a closed Select has no use for its menu yet, nor
 * Emotion for the helper of `withTheme`, which nobody calls.
 */
const INSTEAD: readonly { by: RegExp; what: RegExp; module: string }[] = [
  { by: /\/@mui\/material\/ButtonBase\//, what: /\/TouchRipple(?:\.mjs)?$/, module: NOTHING },
  {
    by: /\/@mui\/material\/Select\/Select\.mjs$/,
    what: /\/(?:FilledInput|OutlinedInput|Input)(?:\/index\.mjs)?$/,
    module: NOTHING,
  },
  { by: /\/@mui\/material\//, what: /\/defaultTheme(?:\.mjs)?$/, module: NOTHING },
  { by: /\/@mui\/material\/Select\/SelectInput\.mjs$/, what: /\/Menu\/Menu(?:\.mjs)?$/, module: LATE_MENU },
  { by: /\/@emotion\/react\//, what: /^hoist-non-react-statics$/, module: NOTHING },
];

export function muiTrims(): Plugin {
  return {
    name: 'bellbird:mui-trims',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\/|^hoist-non-react-statics$/ },
      handler: (source, importer = '') => {
        const by = importer.replaceAll('\\', '/');
        return INSTEAD.find((each) => each.by.test(by) && each.what.test(source))?.module;
      },
    },
    load: {
      filter: { id: /^\0bellbird:(?:nothing|late-menu)$/ },
      handler: (id) =>
        id === NOTHING
          ? 'export default function Nothing() { return null; }'
          : `export { Menu as default } from '${SOURCE}/ui/late/Menu.tsx';`,
    },
  };
}
