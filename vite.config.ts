import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { machinesHash } from './qa/base/machinesHash.ts';
import { compress } from './scripts/build/compressPlugin.ts';
import { endpointRows } from './scripts/build/endpointRowsPlugin.ts';
import { iconImports } from './scripts/build/iconImportsPlugin.ts';
import { iconSprite } from './scripts/build/iconSpritePlugin.ts';
import { installable } from './scripts/build/installablePlugin.ts';
import { leanRouter } from './scripts/build/leanRouterPlugin.ts';
import packageJson from './package.json' with { type: 'json' };
import { notes } from './scripts/build/notesPlugin.ts';
import { brandOf } from './src/brand/brand.ts';
import { BURMESE } from './src/brand/burmeseLetters.ts';
import { preloadAgain } from './scripts/build/preloadAgainPlugin.ts';
import { prerender } from './scripts/build/prerenderPlugin.ts';
import { requirements } from './scripts/build/requirementsPlugin.ts';
import { subsetFont } from './scripts/build/subsetFontPlugin.ts';

/** Paths the platform answers; in dev they go to the sandbox beside the dev server. */
const PLATFORM = [
  '/wps',
  '/lgw',
  '/lotto',
  '/sandbox',
  '/media',
  '/idp',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
];

/** Matches the modules that one of the patterns matches. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));
/** Matches the modules of these packages. */
const packages = (...names: readonly string[]): RegExp =>
  new RegExp(`node_modules/(${names.join('|')})/`);

/** What only members see of the first page, and its machine. */
const MEMBER = anyOf(
  /src\/flows\/(counts|favourites|recentGames)\.tsx?$/,
  /src\/features\/(site\/shell\/memberParts|lobby\/lobby\/Greeting)\.tsx?$/,
  /src\/features\/money\/withdrawalConfirmation\/WithdrawalNotice\.tsx?$/,
  /src\/services\/site\/restore\.ts$/,
);

/** What a member's first page asks for once the member is known. */
const MEMBER_KNOWN = anyOf(
  /contract\/(deposits|idleLogout|jurisdictions\/pack|limits|missions|playSession|vip)\./,
  /contract\/withdrawalRequest\./,
  /endpoints\.ts\?row=(answerCheck|changeLimit|declineLimit|deposits|limits|missionSummary)$/,
  /endpoints\.ts\?row=(playBlock|playSession|sessionActivity|sessionWatch|setCheckInterval)$/,
  /endpoints\.ts\?row=(vip|withdrawalSetup)$/,
  /machines\/(account\/idleLogout|lobby\/forYou|member\/(limitChange|limits|realityCheck))\//,
  /src\/flows\/(eager\/limitChange|forYou|idleLogout|limits|realityCheck)\./,
  /src\/services\/(account\/activity|lobby\/forYou|member\/(limits|pack|playSession))\./,
  /src\/services\/site\/sessionWatch\./,
  /src\/(features\/lobby\/lobby\/ForYou|ui\/(FactCard|ProgressBar))\./,
  /icons\/trophy\./,
);

const START = 'src/app/start.ts';
const STEPS = 'src/app/startSteps.tsx';
const PLAYER_PAGE = 'src/app/PlayerPage.tsx';
const LOGIN = 'src/flows/screens/LoginFlow.tsx';
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
const imported = new Map<string, Set<string>>();
/** A module of ours, with all that is loaded with it. */
const withImports = (file: string, graph: Graph): Set<string> => {
  const known = imported.get(file);
  if (known) return known;
  const all = new Set<string>();
  const add = (id: string) => {
    if (all.has(id)) return;
    all.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(fileURLToPath(new URL(file, import.meta.url)));
  imported.set(file, all);
  return all;
};

/**
 * Modules that are always loaded together share a chunk: another request costs more than a small
 * module. `vendor` changes seldom, so it stays in caches. `base` is what the start needs. `member`
 * is what only members see of the first page. `login` is the login dialog with its machine, `forms`
 * what other dialogs share with it; its words are one file for each language.
 */
const CHUNKS = [
  {
    name: 'vendor',
    priority: 6,
    test: anyOf(
      packages(
        '@xstate',
        'destr',
        'i18next',
        'i18next-resources-to-backend',
        'ofetch',
        'react',
        'react-dom',
        'react-i18next',
        'react-router',
        'react-router-dom',
        'scheduler',
        'ufo',
        'use-sync-external-store',
        'valibot',
        'xstate',
      ),
      /vite\/preload-helper/,
    ),
  },
  // Never an entry: a module that is shared with it would run the app.
  {
    debugName: 'base',
    priority: 5,
    name: (id: string, graph: Graph) => {
      const isIn = (file: string) => withImports(file, graph).has(id);
      return isIn(START) || isIn(STEPS) || (isIn(PLAYER_PAGE) && isIn(LOGIN)) ? 'base' : null;
    },
    test: anyOf(
      /(contract|machines)\//,
      /src\/(app(?!\/main\.)|brand|features|flows|i18n|services|ui)\//,
      packages('lucide-react', 'react-error-boundary'),
    ),
  },
  // The pages of the player site with their frame: all that the first screen draws, except a login.
  {
    debugName: 'page',
    priority: 4,
    name: (id: string, graph: Graph) => (withImports(PLAYER_PAGE, graph).has(id) ? 'page' : null),
  },
  {
    name: 'login',
    priority: 1,
    test: anyOf(
      /src\/flows\/(login|screens\/(LoginFlow|loginOptions))\./,
      /src\/features\/account\/(captcha|login(?!\/SmsForm)|social)\//,
      /src\/services\/account\/(login\.|signIn|social\/popup)/,
      /machines\/account\/login\//,
    ),
  },
  { name: 'member', priority: 1, test: MEMBER },
  { name: 'memberKnown', priority: 1, test: MEMBER_KNOWN },
  // What the flows of several dialogs share.
  {
    name: 'flow',
    priority: 1,
    test: anyOf(
      /src\/services\/(once|account\/formSetups)\./,
      /machines\/shared\/(amount|fieldRules|length|request)\./,
      /contract\/(patterns|play|support)\./,
      /(machines\/site|src\/flows\/eager)\/countdown/,
    ),
  },
  // What the screens of several dialogs share.
  {
    name: 'parts',
    priority: 2,
    test: anyOf(
      /src\/ui\/(AmountField|ChoiceChips|ConfirmDialog|CountInWords|Counter|Countdown)\./,
      /src\/ui\/(Disclosure|FailureAlert|FilterSheet|FocusTarget|FormEnd|FramedSection)\./,
      /src\/ui\/(NoAnswer|PageNotice|Pager|RadioCards|RichText|SearchField|Stack)\./,
      /src\/ui\/(TextAreaField|TimeLeft|Waiting|siteOrigin)\./,
      /src\/ui\/hooks\/use(AmountDraft|Choice|Copy|Escape|FocusHeading|FocusHere|Now)\./,
      /src\/ui\/hooks\/useSearchDraft\./,
      /icons\/(arrow-down-to-line|arrow-left-right|check|circle-question-mark|clock|copy)\./,
      /icons\/(external-link|key-round|mail|message-circle|sliders-horizontal|wrench)\./,
    ),
  },
  {
    name: 'announcements',
    priority: 1,
    test: anyOf(/src\/features\/announcements\/popups\//, /src\/flows\/(announcement|notices)\./),
  },
  {
    name: 'smsCode',
    priority: 1,
    test: anyOf(
      /src\/(flows|services\/account)\/(countries|smsCodes?|codeWait)\./,
      /machines\/account\/(countries|smsCode)\//,
    ),
  },
  {
    name: 'gameList',
    priority: 1,
    test: anyOf(
      /src\/(flows\/(gameList|rooms)|services\/lobby\/games)\./,
      /src\/(features\/lobby\/gameList\/(HomeLink|WaitingTiles)|ui\/TileGrid)\./,
      /machines\/(lobby\/(gameList|rooms)\/|shared\/pagedList)/,
    ),
  },
  // What all tables of records share.
  {
    name: 'records',
    priority: 1,
    test: anyOf(
      /machines\/(shared\/(days\.selectors|recordPage|vendorName)|member\/records\/)/,
      /src\/i18n\/(calendarWords|filterWords)\./,
      /src\/services\/member\/(allPages|csv)\./,
      /src\/ui\/(DataTable|DateField|DateRangeField|DaysFilter|dayText|Moment)\./,
      /src\/ui\/(RecordFilters|RecordView|SignedMoney|WholeDays)\./,
      /icons\/calendar-days\./,
    ),
  },
  // What a fault can be reported with, and the notice of a new version: both wait until needed.
  {
    name: 'report',
    priority: 1,
    test: anyOf(
      /machines\/shared\/(capsule|chart)\./,
      /src\/app\/(allowList|capsule\/(CopyReport|pageReport|report|sketch))\./,
    ),
  },
  {
    name: 'release',
    priority: 1,
    test: anyOf(
      /machines\/site\/release\//,
      /src\/(features\/site\/release\/|flows\/release\.|services\/site\/release\.)/,
    ),
  },
  {
    name: 'memberCentre',
    priority: 1,
    test: /(src\/flows\/|machines\/member\/memberCentre\/)memberCentre/,
  },
  {
    name: 'agentCentre',
    priority: 1,
    test: /(src\/flows\/|machines\/agents\/agentCentre\/)agentCentre/,
  },
  { name: 'agents', priority: 1, test: /contract\/(agents\.|endpoints\.ts\?row=agentRow)/ },
  { name: 'agentHome', priority: 1, test: /src\/features\/agents\/agentHome\// },
  { name: 'closed', priority: 1, test: /src\/features\/site\/app\// },
  { name: 'dialog', priority: 3, test: /src\/ui\/Dialog\./ },
  {
    name: 'forms',
    priority: 3,
    test: anyOf(
      /src\/ui\/(layout\/dialogForm|Alert|Card|Checkbox|CodeField|Notice)\./,
      /src\/ui\/(PasswordField|Tabs|TextField|hooks\/use(FocusOnChange|FormFocus))\./,
      /src\/flows\/(eager\/(captcha|humanVerification)|shared\/entry)\./,
      /src\/services\/(account\/(captcha|verification\/)|site\/member\.)/,
      /machines\/account\/(captcha|humanVerification)\//,
      /icons\/(eye|eye-off|refresh-cw|phone)\./,
    ),
  },
  {
    debugName: 'login words',
    priority: 1,
    name: (id: string) => {
      const lang = /locales\/(\w+)\/\w+\/(captcha|login|social|terms|validation)\.json$/.exec(
        id,
      )?.[1];
      return lang ? `login-${lang}` : null;
    },
  },
];

/** Files of every page. */
const EVERYWHERE = /\/(?:base|rolldown-runtime|vendor)-[^/]+$/;

/**
 * Two builds (docs/decisions/0002): `production` to `dist/`, without the inspector; `sandbox` to
 * `dist-sandbox/`, with it. The app tells them apart by `import.meta.env.MODE`, which is a constant
 * at build time.
 */
export default defineConfig(({ mode }) => {
  const target = process.env['SANDBOX_URL'] ?? 'http://localhost:4174';
  return {
    plugins: [
      endpointRows(),
      requirements(),
      subsetFont({ file: /noto-sans-myanmar-myanmar-wght-normal\.woff2$/, ...BURMESE }),
      leanRouter(),
      preloadAgain(),
      react(),
      vanillaExtractPlugin(),
      prerender({ everywhere: EVERYWHERE, member: anyOf(MEMBER, /flows\/shared\/flowFiles\./) }),
      // Reads what is prerendered.
      iconImports(),
      iconSprite(),
      installable(brandOf(loadEnv(mode, process.cwd()))),
      compress(),
      notes(),
    ],
    // The router's package offers its build without development warnings only by path.
    resolve: {
      alias: [
        // React 19 has what these packages replace for React 17.
        {
          find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
          replacement: 'use-sync-external-store/with-selector',
        },
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        {
          find: /^react-router$/,
          replacement: fileURLToPath(
            new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
          ),
        },
      ],
    },
    json: { namedExports: false },
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version),
      'import.meta.env.MACHINES_HASH': JSON.stringify(machinesHash('machines')),
    },
    build: {
      outDir: mode === 'sandbox' ? 'dist-sandbox' : 'dist',
      emptyOutDir: true,
      // Every browser of the target preloads modules by itself. Files that are there already, or
      // that are asked for anyway, need no name.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'html'
            ? files
            : files.filter((one) => one !== file && !EVERYWHERE.test(one)),
      },
      target: 'baseline-widely-available',
      sourcemap: 'hidden',
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['index.html', 'social.html', ...(mode === 'sandbox' ? ['inspector.html'] : [])],
        // A flow's file may be part of another flow too. The first start of the app needs no
        // timings of the build.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        // A constant that only a dialog reads is no part of the first load.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          // The first load names every file. Seven characters are the least that Rolldown takes.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
    server: {
      port: Number(process.env['PORT'] ?? 4173),
      strictPort: true,
      // The platform takes the return address of a social login from the origin of the call.
      proxy: Object.fromEntries(PLATFORM.map((path) => [path, { target, changeOrigin: false }])),
    },
  };
});
