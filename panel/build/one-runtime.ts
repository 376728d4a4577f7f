import type { Plugin, Rolldown } from 'vite';

const IMPORT = /import(?:\{([^}]*)\}from)?"\.\/rolldown-runtime-[\w-]+\.js";/;
const EXPORT = /export\{([^}]*)\};?\s*$/;

/**
 * The bundler keeps its few helpers in a file of 0.7 kB, which every page would have to request. They move to the top
 * of the libraries, which every page loads. The name of that file changes with the helpers, since it contained theirs.
 */
export function oneRuntime(): Plugin {
  return {
    name: 'bellbird:one-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
        const libraries = chunks.find(({ name }) => name === 'libraries');
        if (!runtime || !libraries)
          throw new Error('The build has no file with the helpers, or none with the libraries.');
        const helpers = readPairs(EXPORT.exec(runtime.code)?.[1]);
        const own = readPairs(IMPORT.exec(libraries.code)?.[1]);
        libraries.code = [
          `var ${helpers.map(([, as]) => toName(as)).join()};`,
          `{${runtime.code.replace(EXPORT, '').replace(/^var /, 'let ')}`,
          `${helpers.map(([name, as]) => `${toName(as)}=${name}`).join()}}`,
          `var ${own.map(([name, as]) => `${as}=${toName(name)}`).join()};`,
          libraries.code
            .replace(IMPORT, '')
            .replace(EXPORT, (_all, list: string) => `export{${list},${helpers.map(([, as]) => toName(as)).join()}};`),
        ].join('');
        for (const chunk of chunks) if (chunk !== libraries) replaceImport(chunk, runtime, libraries);
        libraries.imports = libraries.imports.filter((file) => file !== runtime.fileName);
        const name = runtime.fileName.replace(/^assets\//, '');
        const left = chunks.find((chunk) => chunk !== runtime && chunk.code.includes(name));
        if (left) throw new Error(`${left.fileName} still imports ${runtime.fileName}.`);
        Reflect.deleteProperty(bundle, runtime.fileName);
      },
    },
  };
}

function replaceImport(chunk: Rolldown.OutputChunk, from: Rolldown.OutputChunk, to: Rolldown.OutputChunk): void {
  const target = `"./${to.fileName.replace(/^assets\//, '')}";`;
  chunk.code = chunk.code.replace(IMPORT, (_all, list?: string) => {
    // Some files import it for its effects alone.
    if (list === undefined) return `import${target}`;
    const helpers = readPairs(list).map(([name, as]) => `${toName(name)} as ${as}`);
    return `import{${helpers.join()}}from${target}`;
  });
  chunk.imports = [...new Set(chunk.imports.map((file) => (file === from.fileName ? to.fileName : file)))];
}

/** Longer than any name that the minifier makes. */
const toName = (helper: string) => `runtime_${helper}`;

/** `a as b,c` → a and b, c and c. */
function readPairs(list = ''): [string, string][] {
  return list.split(',').map((pair) => {
    const [name = '', as = name] = pair.split(' as ');
    return [name, as];
  });
}
