import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { OUT_DIR } from '../../../scripts/build/ensureBuild';
import { freePort, startSandbox } from '../../../scripts/support/sandbox';
import { controlsOf, type Controls } from '../../e2e/harness/controls';
import { linkTokenOf } from '../../e2e/harness/people';
import type { Engine, EngineName } from './engine';
import { ENGINES } from './engines';
import { personAt, type Person } from './person';

/** Where a failed test leaves what it saw. */
const PICTURES = 'test-results/engines';

export type Visit = {
  engine: Engine;
  person: Person;
  controls: Controls;
  goto: (path: string) => Promise<void>;
  /** Arrives by a login link of that account. */
  goAs: (username: string, path: string) => Promise<void>;
  /** On the seed, as a new guest, in English, with the announcements closed. */
  begin: () => Promise<void>;
  close: () => Promise<void>;
};

/** An engine on a sandbox of its own. */
export const startVisit = async (name: EngineName): Promise<Visit> => {
  const sandbox = await startSandbox({
    port: await freePort(),
    dist: OUT_DIR.sandbox,
    isBrief: true,
  });
  const engine = await ENGINES[name]();
  const controls = controlsOf(sandbox.url);
  const goto = (address: string) => engine.goto(sandbox.url + address);
  await engine.resize(1440, 900);
  return {
    engine,
    person: personAt(engine),
    controls,
    goto,
    goAs: async (username, address) =>
      goto(
        `${address}${address.includes('?') ? '&' : '?'}token=` +
          encodeURIComponent(await linkTokenOf(sandbox.url, username)),
      ),
    begin: async () => {
      await controls.reset();
      await goto('/help');
      await engine.run(() => {
        sessionStorage.clear();
        localStorage.clear();
        localStorage.setItem('lang', 'EN');
        sessionStorage.setItem('popupsClosed', '1');
      });
    },
    close: async () => {
      await engine.close();
      await sandbox.stop();
    },
  };
};

/** The same for all tests of a file; each begins as a new guest on the seed, in English. */
export const visitsIn = (name: EngineName): Visit => {
  const visit = {} as Visit;
  beforeAll(async () => void Object.assign(visit, await startVisit(name)), 60_000);
  beforeEach(() => visit.begin());
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    mkdirSync(PICTURES, { recursive: true });
    const file = path.join(PICTURES, `${name}-${task.name.replaceAll(/\W+/g, '-')}.png`);
    writeFileSync(file, await visit.engine.picture());
  });
  afterAll(() => visit.close());
  return visit;
};
