import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguePage } from '../../catalogue/catalogue';
import { readScreens, takeScreens } from '../../catalogue/screens';
import { walksOf } from '../../levels/walks';
import { gather, type Subject } from '../../report/gather';
import { defineCommand } from '../command';
import { text, yes } from '../flags';
import { complain, print, printJson } from '../output';
import { folderFor } from '../outputs';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { doAll, loadForAll } from '../pool/pool';

/** `qa docs`. */
export const docsCommand = defineCommand({
  name: 'docs',
  about: `Writes a page about every machine: its chart, its states, its events with their payloads,
the requirements that it keeps and its coverage. With --screens it walks the machines that have a
browser driver through the app in Chromium, and takes pictures of each state at 360
and 1440 pixels; otherwise earlier pictures are kept.`,
  flags: {
    out: text('DIR', 'where the catalogue goes', '.cache/qa/docs'),
    screens: yes('takes the screens again, in Chromium against the sandbox'),
    ...PLANNING,
    ...EXPLORING,
  },
  run: async ({ json, dir, out, screens, ...values }, names) => {
    const { ready, problems } = await loadForAll(dir, names);
    const folder = join(folderFor(out), 'screens');
    const walks = screens
      ? [...new Set(ready.flatMap(({ name }) => walksOf(name, 'browser')))]
      : [];
    const isWalked = walks.length === 0 || (await takeScreens(walks, folder));
    const assessments = await doAll('assess', ready, {
      ...planOptionsOf(values),
      isVerified: true,
    });
    const subjects = ready.flatMap(({ name, file, cases }, index): Subject[] => {
      const assessment = assessments[index];
      const verdicts = assessment?.verdicts;
      return assessment ? [{ name, file, cases, assessment, ...(verdicts && { verdicts }) }] : [];
    });
    const file = join(out, 'index.html');
    writeFileSync(
      file,
      cataloguePage({
        machines: await gather(subjects),
        screens: (machine) => readScreens(folder, machine),
        at: new Date(),
      }),
    );
    const all = [
      ...problems,
      ...(isWalked
        ? []
        : ['A walk through the browser failed; the pictures up to there are in the catalogue.']),
    ];
    if (json) printJson({ catalogue: file, problems: all });
    else {
      for (const problem of all) complain(problem);
      print(`catalogue: ${file}`);
    }
    return all.length > 0 ? 1 : 0;
  },
});
