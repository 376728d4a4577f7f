import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { classNames } from './build/class-names.ts';
import { flatImports } from './build/flat-imports.ts';
import { fonts } from './build/fonts.ts';
import { frames } from './build/frames.ts';
import { guide } from './build/guide.ts';
import { layers } from './build/layers.ts';
import { leanIcons } from './build/lean-icons.ts';
import { noCircles } from './build/no-circles.ts';
import { oneRuntime } from './build/one-runtime.ts';
import { orderStyles } from './build/order-styles.ts';
import { pageStyles } from './build/page-styles.ts';
import { plainImports } from './build/plain-imports.ts';
import { preload } from './build/preload.ts';
import { quotePage } from './build/quote-page.ts';
import { createScreens } from './build/screens.ts';
import { serviceWorker } from './build/worker.ts';

const apiServer = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const screens = createScreens();
const names = classNames();
const styles = pageStyles(screens, names.sheets);

export default defineConfig({
  plugins: [
    fonts(),
    react(),
    leanIcons(),
    plainImports(),
    oneRuntime(),
    noCircles(),
    flatImports(),
    orderStyles(names.sheets),
    styles,
    preload(screens, styles),
    serviceWorker(screens),
    quotePage(),
    guide(),
    frames(names.sheets),
  ],
  css: { modules: names, postcss: { plugins: [layers()] } },
  // Texts are read as a whole; a name for each of their parts would only add to the files.
  json: { namedExports: false },
  build: {
    target: 'baseline-widely-available',
    // Pages are preloaded by the document and by links (src/preload.ts); lists of files in the code would repeat that.
    modulePreload: false,
    // A strict CSP has no place for data: URLs, and a small file of its own is cached.
    assetsInlineLimit: 0,
    // The bench weighs them.
    reportCompressedSize: false,
    // One style sheet for all pages: smaller compressed than the sum of its parts, and one request.
    cssCodeSplit: false,
    rolldownOptions: {
      preserveEntrySignatures: false,
      // Numbers and short texts of the contract are written where they are used, not exported from file to file.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Nothing here has a getter that does something.
      treeshake: { propertyReadSideEffects: false },
      output: {
        minify: { compress: { treeshake: { propertyReadSideEffects: false } } },
        codeSplitting: chunks(),
        // A file that several pages share is named after them all; its first word and its hash say enough.
        // Names of files are much of what the tables of pages and texts weigh.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
      },
    },
  },
  // The couple's page comes from the server, too.
  server: { proxy: { '/api': apiServer, '^/q/': apiServer } },
});
