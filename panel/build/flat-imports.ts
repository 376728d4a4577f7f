import type { Plugin } from 'vite';
import { closure } from './preload.ts';

/**
 * A file that is loaded later names all files that it needs, not only those it imports itself: the browser asks for them
 * at once, instead of finding the next ones in each that arrives.
 */
export function flatImports(): Plugin {
  return {
    name: 'bellbird:flat-imports',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const name of new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))) {
        const chunk = byName.get(name);
        if (!chunk) continue;
        const hidden = closure([chunk], byName).filter((file) => file !== name && !chunk.imports.includes(file));
        // After the others, so that nothing runs earlier than before.
        chunk.code += hidden.map((file) => `import"./${file.replace(/^assets\//, '')}";`).join('');
        chunk.imports = [...chunk.imports, ...hidden];
      }
    },
  };
}
