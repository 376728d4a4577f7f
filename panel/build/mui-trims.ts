import type { Plugin } from 'vite';

/**
 * What MUI brings along for looks that our theme switches off: the ripple (`disableRipple` in the theme), the three
 * frames a Select could have (`SelectField` gives it one of ours), and the theme of those who have none, which it makes
 * anew at each start. Imported by us they stay what they are.
 */
const UNUSED: readonly { by: RegExp; what: RegExp }[] = [
  { by: /\/@mui\/material\/ButtonBase\//, what: /\/TouchRipple(?:\.mjs)?$/ },
  { by: /\/@mui\/material\/Select\/Select\.mjs$/, what: /\/(?:FilledInput|OutlinedInput|Input)(?:\/index\.mjs)?$/ },
  { by: /\/@mui\/material\//, what: /\/defaultTheme(?:\.mjs)?$/ },
];
const NOTHING = '\0bellbird:nothing';

export function muiTrims(): Plugin {
  return {
    name: 'bellbird:mui-trims',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.{1,2}\// },
      handler: (source, importer = '') => {
        const by = importer.replaceAll('\\', '/');
        return UNUSED.some((each) => each.by.test(by) && each.what.test(source)) ? NOTHING : undefined;
      },
    },
    load: {
      filter: { id: /^\0bellbird:nothing$/ },
      handler: () => 'export default function Nothing() { return null; }',
    },
  };
}
