import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import project from '../package.json' with { type: 'json' };

/** `npm run paths:pack`: makes the package of the path-coverage tool, and says where it is. */
const [, , out = '.cache/paths'] = process.argv;
const folder = join(out, 'package');

/** What the tool's own modules import; `xstate` is the project's that it is installed beside. */
const DEPENDENCIES = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/noto-sans-myanmar',
  '@xstate/graph',
  'elkjs',
  'fast-check',
  'tsx',
  'valibot',
];
const versions: Readonly<Record<string, string>> = {
  ...project.dependencies,
  ...project.devDependencies,
};

const manifest = {
  name: '@croupier/paths',
  version: project.version,
  description: 'Path coverage of XState machines: explores, plans, walks and guards statecharts',
  type: 'module',
  bin: { paths: 'bin.js' },
  exports: {
    '.': { types: './types/qa/index.d.ts', default: './qa/index.js' },
    './config': { types: './types/qa/base/configFile.d.ts', default: './qa/base/configFile.js' },
  },
  engines: project.engines,
  dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, versions[name]])),
  peerDependencies: { xstate: '^5.0.0' },
};

/** Machines and cases are TypeScript, so that the loader comes before everything else. */
const BIN = `#!/usr/bin/env node
import 'tsx/esm';
await import('./qa/main.js');
`;

const compile = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: ['qa/main.ts', 'qa/index.ts', 'qa/base/configFile.ts', 'qa/cli/pool/worker.ts'],
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          entryFileNames: '[name].js',
        },
      },
    },
  });

/** Types for programs; Node's own resolution wants the ending of a relative import. */
const declare = () => {
  const types = join(folder, 'types');
  const args = ['-p', 'scripts/paths/tsconfig.json', '--outDir', resolve(types)];
  execFileSync('node_modules/.bin/tsc', args, { stdio: 'inherit' });
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(types, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/(from '|import\(")(\.[^'"]+)(?=['"])/g, '$1$2.js'));
  }
};

rmSync(out, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await compile();
// Style and script of the report, which are no modules.
cpSync('qa/report/look', join(folder, 'qa/report/look'), { recursive: true });
declare();
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(folder, 'bin.js'), BIN, { mode: 0o755 });
writeFileSync(join(folder, 'README.md'), readFileSync('qa/README.md'));
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(out)], {
    cwd: folder,
    encoding: 'utf8',
  }),
) as [{ filename: string; entryCount: number; size: number }];
const size = `${packed.entryCount} files, ${Math.round(packed.size / 1024)} KiB`;
process.stdout.write(`${join(out, packed.filename)}: ${size}\n`);
