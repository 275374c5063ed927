import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { minify, type PluginOption, type ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Brand } from '../../src/brand/brand.ts';
import { offlinePage } from '../../src/offline/page.ts';

const PAGE = 'offline.html';
const SCRIPT = 'src/offline/noConnection.js';
/** Of the page, as hex: a manifest takes no other notation from older browsers. */
const BACKGROUND = '#0b1d26';
/** Launchers crop an icon to its middle 80 %. */
const SAFE = 0.62;

/** What the first screen and the login need. */
const FIRST_FILES =
  'assets/{index,base,page,vendor,rolldown-runtime,dialog,flowFiles,forms,login*}-*.{js,css}';

/**
 * Makes the site installable (docs/decisions/0090): manifest, icons, the page for a site that
 * cannot be reached, and the service worker. It keeps files of the build, and no answer of the
 * platform.
 */
export const installable = ({ name, defaultLanguage }: Brand): PluginOption => {
  let config: ResolvedConfig;
  return [
    {
      name: 'croupier:offline-page',
      apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
      configResolved(resolved) {
        config = resolved;
      },
      async generateBundle() {
        const { code } = await minify(
          SCRIPT,
          await readFile(path.join(config.root, SCRIPT), 'utf8'),
        );
        const script = this.emitFile({ type: 'asset', name: 'noConnection.js', source: code });
        this.emitFile({
          type: 'asset',
          fileName: PAGE,
          source: offlinePage({ name, defaultLanguage }, `/${this.getFileName(script)}`),
        });
        const icon = await readFile(path.join(config.root, 'public/favicon.svg'));
        for (const { fileName, size, share } of ICONS)
          this.emitFile({ type: 'asset', fileName, source: await draw(icon, size, share) });
      },
    },
    VitePWA({
      injectRegister: false,
      registerType: 'prompt',
      manifest: {
        id: '/',
        name,
        short_name: name,
        description: name,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        lang: defaultLanguage.toLowerCase(),
        theme_color: BACKGROUND,
        background_color: BACKGROUND,
        icons: ICONS.map(({ fileName, size, share }) => ({
          src: `/${fileName}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: share < 1 ? 'maskable' : 'any',
        })),
      },
      includeManifestIcons: false,
      workbox: {
        globPatterns: [PAGE, 'assets/noConnection-*.js', FIRST_FILES],
        // Names of files have their hash.
        dontCacheBustURLsMatching: /^assets\//,
        navigateFallback: null,
        cleanupOutdatedCaches: true,
        // The page of a first visit has its files kept too.
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        runtimeCaching: [
          {
            // A page is always the newest: its answer is kept nowhere, nor is its address.
            urlPattern: ({ request }) => request.destination === 'document',
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'offline.html' } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: {
              cacheName: 'files',
              cacheableResponse: { statuses: [200] },
              expiration: { maxEntries: 300, purgeOnQuotaError: true },
            },
          },
        ],
      },
    }),
  ];
};

/** `share` of the icon's width is the flower; the rest of a maskable icon is background. */
const ICONS = [
  { fileName: 'icons/192.png', size: 192, share: 1 },
  { fileName: 'icons/512.png', size: 512, share: 1 },
  { fileName: 'icons/maskable.png', size: 512, share: SAFE },
] as const;

const draw = async (icon: Buffer, size: number, share: number): Promise<Uint8Array> => {
  const width = Math.round(size * share);
  const flower = await sharp(icon, { density: 1_200 }).resize(width, width).png().toBuffer();
  const isMaskable = share < 1;
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: isMaskable ? BACKGROUND : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite([{ input: flower, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
};
