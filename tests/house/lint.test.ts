import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './support/files';

type Diagnostic = { message: string; filename: string };

/** The modules that the tree below imports; each exports a value and a type. */
const BYSTANDERS = [
  'contract/wire.ts',
  'contract/safeAddress.ts',
  'machines/shared/port.ts',
  'machines/account/login/login.machine.ts',
  'machines/account/login/login.selectors.ts',
  'machines/account/login/login.types.ts',
  'machines/account/login/login.cases.ts',
  'src/i18n/i18n.ts',
  'src/app/root.ts',
  'src/brand/brand.ts',
  'src/ui/Button.tsx',
  'src/services/http.ts',
  'src/features/money/wallets/Wallet.tsx',
  'src/features/account/login/parts.tsx',
  'sandbox/main.ts',
  'qa/plan/plan.ts',
  'tests/support/driver.ts',
];

const IMPORT = "import { value as safeLink } from '../../contract/safeAddress';";

/** [file, code, part of the message (null: it is fine)]. */
const OFFENCES: [string, string, string | null][] = [
  // Who may import whom.
  ['contract/a.ts', "export * from './wire';", null],
  ['contract/b.ts', "export { value } from '../machines/shared/port';", 'only the schema library'],
  ['contract/c.ts', "export { setup } from 'xstate';", 'only the schema library'],
  ['contract/d.ts', "export { string } from 'valibot';", null],
  ['machines/site/app/a.ts', "export { value } from '../../account/login/login.machine';", null],
  ['machines/site/app/b.ts', "export type { Type } from '../../account/login/login.types';", null],
  [
    'machines/site/app/c.ts',
    "export { value } from '../../account/login/login.selectors';",
    'A machine knows no views',
  ],
  [
    'machines/site/app/d.ts',
    "export { value } from '../../../src/services/http';",
    'A machine knows no views',
  ],
  ['machines/site/app/e.ts', "export { useMemo } from 'react';", 'A machine knows no views'],
  ['machines/site/app/f.ts', "export { value } from '../../../contract/wire';", null],
  [
    'machines/site/app/g.ts',
    "export { value } from '../../../sandbox/main';",
    'A machine knows no views',
  ],
  ['src/services/a.ts', "export { value } from '../../contract/wire';", null],
  [
    'src/services/b.ts',
    "export type { Type } from '../../machines/account/login/login.types';",
    null,
  ],
  [
    'src/services/c.ts',
    "export { value } from '../../machines/account/login/login.machine';",
    'A service fulfils a port',
  ],
  ['src/services/d.ts', "export { value } from '../../sandbox/main';", 'A service fulfils a port'],
  ['src/services/e.ts', "export { value } from '../app/root';", 'A service fulfils a port'],
  [
    'src/features/account/login/a.tsx',
    "export { value } from '../../money/wallets/Wallet';",
    'A view shows a snapshot',
  ],
  [
    'src/features/account/login/b.tsx',
    "export { value } from '../../../services/http';",
    'A view shows a snapshot',
  ],
  ['src/features/account/login/c.tsx', "export { value } from '../../../ui/Button';", null],
  ['src/features/account/login/d.tsx', "export { value } from '../../../i18n/i18n';", null],
  [
    'src/features/account/login/e.tsx',
    "export { value } from '../../../app/root';",
    'A view shows a snapshot',
  ],
  [
    'src/features/account/login/f.tsx',
    "export { value } from '../../../../machines/account/login/login.selectors';",
    null,
  ],
  [
    'src/features/account/login/g.tsx',
    "export type { Type } from '../../../../machines/account/login/login.machine';",
    null,
  ],
  [
    'src/features/account/login/h.tsx',
    "export { value } from '../../../../machines/account/login/login.machine';",
    'A view shows a snapshot',
  ],
  [
    'src/features/account/login/i.tsx',
    "export { setup } from 'xstate';",
    'A view shows a snapshot',
  ],
  ['src/features/account/login/j.tsx', "export { value } from './parts';", null],
  [
    'src/ui/a.tsx',
    "export { value } from '../features/money/wallets/Wallet';",
    'no product knowledge',
  ],
  ['src/ui/b.tsx', "export { value } from '../../contract/wire';", 'no product knowledge'],
  ['src/ui/link.tsx', "export { value } from '../../contract/safeAddress';", null],
  ['src/ui/theme.tsx', "export { value } from '../brand/brand';", 'no product knowledge'],
  ['src/flows/a.ts', "export { value } from '../services/http';", null],
  ['src/flows/b.ts', "export { value } from '../app/root';", 'never src/app'],
  [
    'src/app/a.ts',
    "export { value } from '../../sandbox/main';",
    'never reaches into the platform',
  ],
  ['src/app/b.ts', "export { value } from '../services/http';", null],
  ['sandbox/a.ts', "export { value } from '../src/services/http';", 'only the contract'],
  [
    'sandbox/b.ts',
    "export { value } from '../machines/account/login/login.machine';",
    'only the contract',
  ],
  ['sandbox/c.ts', "export { value } from '../contract/wire';", null],
  ['qa/a.ts', "export { value } from '../src/app/root';", 'never src'],
  ['qa/b.ts', "export { value } from '../machines/account/login/login.cases';", null],
  ['src/i18n/a.ts', "export { value } from '../app/root';", 'lies below the screens'],
  ['src/i18n/b.ts', "export { value } from '../brand/brand';", null],
  ['src/i18n/c.ts', "export { value } from '../ui/Button';", 'lies below the screens'],
  // Machines are pure.
  [
    'machines/account/login/a.ts',
    'export const a = () => window.name;',
    'window belongs to a service',
  ],
  [
    'machines/account/login/b.ts',
    "export const b = () => fetch('x');",
    'fetch belongs to a service',
  ],
  ['machines/account/login/c.ts', 'export const c = () => Date.now();', 'no clock'],
  ['machines/account/login/d.ts', 'export const d = () => new Date();', 'no clock'],
  ['machines/account/login/e.ts', 'export const e = () => Math.random();', 'no dice'],
  [
    'machines/account/login/f.ts',
    'export const f = () => setTimeout(() => undefined, 1);',
    'setTimeout belongs to a service',
  ],
  ['machines/account/login/g.ts', "export { createMachine } from 'xstate';", null],
  [
    'machines/account/login/h.ts',
    "import { createMachine } from 'xstate';\nexport const h = createMachine({});",
    'Use setup()',
  ],
  [
    'machines/account/login/i.ts',
    'export const i = { actions: { go: async () => null } };',
    'invoked actor',
  ],
  [
    'machines/account/login/j.ts',
    "export const j = { on: { fetch: 'loading' }, location: 'en' };",
    null,
  ],
  [
    'machines/account/login/k.ts',
    'export const k = (location: { path: string }) => location.path;',
    null,
  ],
  [
    'machines/account/login/l.ts',
    'export const l = (time: number) => new Date(time).toISOString();',
    null,
  ],
  // Views only show.
  [
    'src/features/money/wallets/a.tsx',
    "import { useState } from 'react';\nexport const useA = () => useState(0);",
    'useState keeps or does',
  ],
  [
    'src/features/money/wallets/b.tsx',
    "import * as React from 'react';\nexport const useB = () => React.useEffect(() => undefined);",
    'useEffect keeps or does',
  ],
  [
    'src/features/money/wallets/c.tsx',
    "import { useMachine } from '@xstate/react';\nexport const useC = useMachine;\nexport " +
      'const useD = () => useMachine({} as never);',
    'useMachine keeps or does',
  ],
  [
    'src/features/money/wallets/d.tsx',
    "export const d = () => localStorage.getItem('x');",
    'localStorage belongs to a service',
  ],
  [
    'src/features/money/wallets/e.tsx',
    'export const e = (ref: { getSnapshot: () => number }) => ref.getSnapshot();',
    'useSelector',
  ],
  [
    'src/features/money/wallets/f.tsx',
    "import { useId } from 'react';\nexport const useF = () => useId();",
    null,
  ],
  // Words are in locales.
  [
    'src/features/money/wallets/g.tsx',
    'export const G = () => <p>Hello</p>;',
    'Words a person reads',
  ],
  [
    'src/features/money/wallets/h.tsx',
    'export const H = () => <img alt="Logo" src="x" />;',
    'Words a person reads',
  ],
  [
    'src/features/money/wallets/i.tsx',
    "export const I = ({ on }: { on: boolean }) => <p>{on ? 'Yes' : null}</p>;",
    'Words a person reads',
  ],
  [
    'src/ui/c.tsx',
    'export const C = () => <button aria-label={`Close`} type="button" />;',
    'Words a person reads',
  ],
  [
    'src/features/money/wallets/j.tsx',
    'export const J = ({ text }: { text: string }) => <p className="lead" lang="en">{text} ' +
      '· 12</p>;',
    null,
  ],
  // Addresses are checked where a browser follows them.
  ...[
    'export const A = ({ url }: { url: string }) => <a href={url} />;',
    'export const A = ({ url }: { url: string }) => <a href={`${url}/x`} />;',
    'export const A = ({ url }: { url: string }) => <img src={url} />;',
    'export const A = ({ url }: { url: string }) => <iframe title={url} src={url} />;',
    'export const A = ({ url }: { url: string }) => <form action={url} />;',
    'export const a = (url: string) => window.open(url);',
    'export const a = (url: string) => location.replace(url);',
    'export const a = (popup: Window, url: string) => popup.location.assign(url);',
    'export const a = (url: string) => { location.href = url; };',
    'export const a = (frame: HTMLIFrameElement, url: string) => { frame.src = url; };',
  ].map((code, index): [string, string, string] => [
    `src/services/address${index}.tsx`,
    code,
    'pass it through safeLink',
  ]),
  ...[
    'export const A = ({ url }: { url: string }) => <img alt="" src={safeLink(url)} />;',
    'export const A = ({ id }: { id: string }) => <img alt="" src={`#${id}`} />;',
    'export const A = () => <img alt="" src="/help" />;',
    "export const a = () => location.replace('/');",
    'export const A = (p: { url: string }) => { const b = safeLink(p.url); ' +
      'return <img alt="" src={b} />; };',
  ].map((code, index): [string, string, null] => [
    `src/services/checked${index}.tsx`,
    code.includes('safeLink') ? `${IMPORT}\n${code}` : code,
    null,
  ]),
  // Lists look and sound the same in WebKit.
  [
    'src/features/money/wallets/k.tsx',
    'export const K = () => <ul className="list" />;',
    'WebKit drops the role',
  ],
  ['src/features/money/wallets/l.tsx', 'export const L = () => <ol role="list" />;', null],
  ['src/ui/a.css.ts', 'export const list = { listStyleType: \'""\' };', 'WebKit gives an empty'],
  ['src/ui/b.css.ts', "export const list = { listStyle: 'none' };", null],
  // Paths are spelled once.
  ['src/services/f.ts', "export const path = '/wps/session/login';", 'spelled once'],
  [
    'sandbox/d.ts',
    'export const path = (action: string) => `/wps/relay/${action}`;',
    'spelled once',
  ],
  ['contract/e.ts', "export const path = '/wps/session/login';", null],
  ['tests/a.ts', "export const path = '/wps/session/login';", null],
  // Tests are honest.
  [
    'tests/b.test.ts',
    "import { test } from 'vitest';\ntest.skip('x', () => undefined);",
    'A test runs or does not exist',
  ],
  [
    'tests/c.ts',
    'export const sleep = () => new Promise((resolve) => setTimeout(resolve, 1));',
    'A sleep hides a race',
  ],
  [
    'tests/d.ts',
    'export const d = (page: { waitForTimeout: (ms: number) => void }) => page.waitForTimeout(1);',
    'A sleep hides a race',
  ],
  [
    'tests/e.ts',
    'export const e = (screen: { getByTestId: (id: string) => void }) => screen.getByTestId("x");',
    'by role and name',
  ],
  ['tests/f.ts', 'export const f = (x: number) => x.toString();', null],
  [
    'tests/sandbox/a.ts',
    "export { value } from '../../sandbox/main';\nexport { value as other } from " +
      "'../../src/app/root';",
    null,
  ],
  ['scripts/contract/a.ts', "export { setup } from 'xstate';", null],
  // No `any`.
  ['src/app/c.ts', 'export const c = (x: any) => x;', 'any'],
];

let tree = '';
let found: Diagnostic[] = [];

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'croupier-lint-'));
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `${code}\n`);
  };
  for (const file of BYSTANDERS) write(file, 'export const value = 1;\nexport type Type = number;');
  for (const [file, code] of OFFENCES) write(file, code);
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'])
    cpSync(path.join(ROOT, file), path.join(tree, file), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  const bin = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--format', 'json', 'contract', 'machines', 'src', 'sandbox', 'qa', 'tests', 'scripts'],
    { cwd: tree, encoding: 'utf8' },
  );
  if (!stdout.trim().startsWith('{')) throw new Error(`oxlint gave no JSON: ${stdout}${stderr}`);
  found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

const sentencesFor = (file: string) =>
  found.filter(({ filename }) => filename.endsWith(file)).map(({ message }) => message);

describe('the linter has a message for', () => {
  test.each(OFFENCES.filter(([, , sentence]) => sentence !== null))(
    '%s: %s',
    (file, _, sentence) => {
      expect(sentencesFor(file).join('\n')).toContain(sentence);
    },
  );
});

describe('the linter accepts', () => {
  test.each(OFFENCES.filter(([, , sentence]) => sentence === null))('%s: %s', (file) => {
    expect(sentencesFor(file)).toEqual([]);
  });
});
