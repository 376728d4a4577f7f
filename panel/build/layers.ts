import { type AcceptedPlugin, atRule } from 'postcss';
import { plain } from './screens.ts';

const MODULE = /\/src\/(\w+)\/.*\.module\.css$/;

/**
 * Puts each CSS Module into its layer: parts into `ui`, all others into `page`, so that a page overrides a part without
 * tricks (src/ui/styles/index.css). One that others compose classes of names its layer itself: what they compose is
 * copied into them without passing here.
 */
export function layers(): AcceptedPlugin {
  return {
    postcssPlugin: 'bellbird-layers',
    Once(root) {
      const [, folder] = MODULE.exec(plain(root.source?.input.file ?? '')) ?? [];
      if (folder === undefined || (root.first?.type === 'atrule' && root.first.name === 'layer')) return;
      const nodes = root.nodes.slice();
      root.removeAll();
      root.append(atRule({ name: 'layer', params: folder === 'ui' ? 'ui' : 'page', nodes }));
    },
  };
}
