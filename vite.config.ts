import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './scripts/build/compressPlugin.ts';
import { contractNotes } from './scripts/build/contractNotesPlugin.ts';
import { leanRouter } from './scripts/build/leanRouterPlugin.ts';
import { notes } from './scripts/build/notesPlugin.ts';

/** Paths the platform answers; in dev they go to the sandbox beside the dev server. */
const PLATFORM = ['/wps', '/lgw', '/lotto', '/sandbox', '/media', '/idp', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/**
 * What is always loaded together travels together: a chunk of its own costs more than a small module weighs. `vendor` changes
 * seldom, so it stays in caches; `base` is what every page of ours shows.
 */
const CHUNKS = [
  { name: 'vendor', priority: 3, test: /node_modules\/(@xstate|destr|i18next|i18next-resources-to-backend|ofetch|react|react-dom|react-i18next|react-router|react-router-dom|scheduler|ufo|use-sync-external-store|valibot|xstate)\// },
  { name: 'base', priority: 2, test: /contract\/|machines\/(?!(captcha|changePassword|secondFactor)\/.*selectors)|src\/brand\/|src\/ui\/(Avatar|Button|Card|Drawer|Field|IconButton|Link|Logo|Money|NavLink|SelectField|Skeleton|Spinner|Stack|ToastRegion|VisuallyHidden|cx|money|hooks\/(useDialog|useFocusOnChange|useHeld|useMediaQuery))/ },
];

/**
 * Two builds (docs/decisions/0002): `production` to `dist/`, without the inspector; `sandbox` to `dist-sandbox/`, with
 * it. The app tells them apart by `import.meta.env.MODE`, which is a constant at build time.
 */
export default defineConfig(({ mode }) => {
  const target = process.env['SANDBOX_URL'] ?? 'http://localhost:4174';
  return {
    plugins: [contractNotes(), leanRouter(), react(), vanillaExtractPlugin(), compress(), notes()],
    // The router's package offers its build without development warnings only by path.
    resolve: { alias: [{ find: /^react-router$/, replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)) }] },
    json: { namedExports: false },
    build: {
      outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
      emptyOutDir: true,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      sourcemap: 'hidden',
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['index.html', 'social.html', ...(mode === 'sandbox' ? ['inspector.html'] : [])],
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
    server: {
      port: Number(process.env['PORT'] ?? 4173),
      strictPort: true,
      // The platform tells a social account where to come back to by the origin that it is called at.
      proxy: Object.fromEntries(PLATFORM.map((path) => [path, { target, changeOrigin: false }])),
    },
  };
});
