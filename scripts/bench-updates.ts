import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium';
import { bareScript } from './support/bareScript';
import { fail } from './support/process';
import { quantile } from './support/timed';
import { verdict } from './support/verdict';

const SLOWER = 4;
/** The first rounds are not counted: the code is compiled in them. */
const [WARMING, ROUNDS] = [100, 500] as const;
/** The most time, as a multiple of a simple store's. */
const BUDGET = 1.25;

const HELP = `Measures one update of 100 game tiles that are subscribed to the favourites' machine,
in Chromium at ${SLOWER}x CPU slow-down, beside the same tiles
over a plain store: medians of ${ROUNDS} updates each, in turn.

  npm run bench:updates               code 1 above the budget
  npm run bench:updates -- --help     this`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const browser = await chromium.launch({
  executablePath: await ensureChromium().catch(fail),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  await page.setContent('<body></body>');
  await page.addScriptTag({
    content: await bareScript('updates.tsx', [react(), vanillaExtractPlugin()]),
  });
  await page.getByRole('button', { name: 'Add to favourites' }).nth(199).waitFor();
  await (
    await page.context().newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await page.evaluate(
    ({ warming, rounds }) => {
      const taken: Record<'machine' | 'store', number[]> = { machine: [], store: [] };
      for (let round = 0; round < warming + rounds; round += 1) {
        // The two take turns in coming first.
        for (const name of round % 4 < 2
          ? (['machine', 'store'] as const)
          : (['store', 'machine'] as const)) {
          const ms = globalThis.benchUpdates[name](round % 2 === 0);
          if (round >= warming) taken[name].push(ms);
        }
      }
      return taken;
    },
    { warming: WARMING, rounds: ROUNDS },
  );
  const [ours, plain] = [quantile(times.machine, 0.5), quantile(times.store, 0.5)];
  console.log(
    `100 tiles, all updated at once: ${ours.toFixed(2)} ms over the machine, ` +
      `${plain.toFixed(2)} ms over a plain store`,
  );
  console.log(`ratio ${(ours / plain).toFixed(2)} of ${BUDGET} (${verdict(ours / plain, BUDGET)})`);
} catch (error) {
  fail(error);
} finally {
  await browser.close();
}
