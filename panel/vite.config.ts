import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const apiServer = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** What every page needs. Left to itself the bundler cuts it into forty files, most of them under 1 kB. */
const EVERY_PAGE = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|clsx)/',
    'node_modules/(@emotion|stylis|hoist-non-react-statics|react-is|@babel/runtime)/',
    'node_modules/@tanstack/(react-router|router-core|history|store|react-store)/',
    'node_modules/@mui/(system|styled-engine|utils|private-theming)/',
    'node_modules/@mui/material/(styles|utils|zero-styled|internal|CssBaseline|GlobalStyles|Button|ButtonBase|ButtonGroup)/',
    'node_modules/@mui/material/(CircularProgress|IconButton|Link|Skeleton|Typography)/',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'panel/src/app/(?!navigation|top-bar|dialogs|shortcuts|layouts/(Main|Checkout)Layout)',
    'panel/src/platform/(api|session|config|i18n|routing|error-reporting)/',
    'panel/src/ui/(theme|drawings|notices|confirm)/',
    'panel/src/ui/(Avatar|Badge|Card|EmptyState|ErrorState|Note|Page|PageHeader|BottomActions|useUiText)\\.tsx?$',
    'vite/preload-helper',
  ].join('|'),
);

/** The plain fields of nearly every form. Those that bring a menu, a calendar or an editor stay with the pages that use them. */
const FORMS =
  /node_modules[\\/](?:react-hook-form|@mui[\\/]material[\\/](?:InputBase|FormControl|TextareaAutosize))[\\/]|src[\\/]ui[\\/]forms[\\/](?!Select|Date|Calendar|Phone|Money|File|RichText|Code|Switch)/;

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A strict CSP has no place for data: URLs, and a small file of its own is cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => EVERY_PAGE.test(id.replaceAll('\\', '/')), minShareCount: 2, priority: 2 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiServer } },
});
