import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const apiServer = process.env['API_URL'] ?? `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // A strict CSP has no place for data: URLs, and a small file of its own is cached.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': apiServer } },
});
