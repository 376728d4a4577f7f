import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from ['"]lucide-react['"];?/g;
const ENTRY = /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports each icon from its own file: through the library's index the bundler cannot tell which page needs which
 * icon.
 */
export function directIcons(): Plugin {
  const files = iconFiles();
  return {
    name: 'bellbird:direct-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/panel\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({ code: code.replaceAll(IMPORT, (_, names: string) => direct(names, files)), map: null }),
    },
  };
}

function direct(names: string, files: ReadonlyMap<string, string>): string {
  const wanted = names.split(',').map((name) => name.trim());
  return wanted
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(/\s+as\s+/);
      const file = files.get(icon);
      if (!file) return `import { ${name} } from 'lucide-react';`;
      return `import ${local} from 'lucide-react/icons/${file}';`;
    })
    .join('');
}

/** Every icon name → its file, as listed in the library's index. */
function iconFiles(): Map<string, string> {
  const index = readFileSync(
    fileURLToPath(new URL('../lucide-react.mjs', import.meta.resolve('lucide-react/icons/x'))),
    'utf8',
  );
  const names = (list: string) => list.split(',').map((each) => each.trim().replace('default as ', ''));
  return new Map([...index.matchAll(ENTRY)].flatMap(([, list = '', file = '']) => names(list).map((n) => [n, file])));
}
