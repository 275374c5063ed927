import { REPORT_FILE, writeReport, type Subject } from '../../report/gather';
import { defineCommand } from '../command';
import { text } from '../flags';
import { complain, print, printJson } from '../output';
import { placeFor } from '../outputs';
import { EXPLORING, PLANNING, planOptionsOf, WITNESSED } from '../planning';
import { doAll, loadForAll } from '../pool/pool';

/** `qa report`. */
export const reportCommand = defineCommand({
  name: 'report',
  about: `Plans and runs each machine and writes the results as one HTML file that needs no
network: every chart coloured by coverage, the levels side by side, the requirements, the
exceptions and every path. A failing path is kept as a plan beside the file, with the command
that replays it. Ends with 1 when "run" would.`,
  flags: {
    out: text('FILE', 'where the report goes', REPORT_FILE),
    ...WITNESSED,
    ...PLANNING,
    ...EXPLORING,
  },
  run: async ({ json, dir, witnesses, out, ...values }, names) => {
    const { ready, problems } = await loadForAll(dir, names, { witnesses });
    placeFor(out);
    const assessments = await doAll('assess', ready, {
      ...planOptionsOf(values),
      isVerified: true,
    });
    const subjects = ready.flatMap(({ name, file, cases }, index): Subject[] => {
      const assessment = assessments[index];
      const verdicts = assessment?.verdicts;
      return assessment ? [{ name, file, cases, assessment, ...(verdicts && { verdicts }) }] : [];
    });
    await writeReport(subjects, { out, problems, isWhole: names.length === 0 });
    const all = [
      ...problems,
      ...subjects.flatMap(({ name, assessment }) =>
        assessment.problems.map((problem) => `${name}: ${problem}`),
      ),
    ];
    if (json) printJson({ report: out, machines: subjects.map(({ name }) => name), problems: all });
    else {
      for (const problem of all) complain(problem);
      print(`report: ${out}`);
    }
    return all.length > 0 ? 1 : 0;
  },
});
