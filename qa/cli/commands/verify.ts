import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { auditOf, problemsOf, type Audit } from '../../audit/audit';
import { auditPage } from '../../audit/page';
import type { OpenProofs, ProofStage, SeenStep } from '../../audit/stage';
import { asTyped, config } from '../../base/config';
import { didYouMean } from '../../base/nearest';
import { counted } from '../../model/words';
import { walkInBrowser, type BrowserWalk } from '../../replay/walkInBrowser';
import { keepFailure } from '../../run/failures';
import type { Verification, Verdict } from '../../verify/verify';
import { productGuardMutants, type GuardMutant } from '../../verify/guards';
import type { Product } from '../../verify/product';
import { verifyProduct } from '../../verify/verifyProduct';
import { defineCommand, type ExitCode } from '../command';
import { text, yes } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { EXPLORING } from '../planning';
import { doAll } from '../pool/pool';
import { openStageOf } from '../openStageOf';
import { folderFor } from '../outputs';
import { loadProducts } from '../products';
import { UsageError } from '../usageError';
import { table } from '../table';

/** Where counterexamples are kept. */
const BREACHES = '.cache/qa/breaches';

/** `qa verify`. */
export const verifyCommand = defineCommand({
  name: 'verify',
  about: `Checks the properties in <flow>.properties.ts, beside each machine, in everything that its
cases can make it do. For a property that does not hold, the shortest walk is printed, walked on a
real actor, and kept for "replay". What lies beyond a bound of the case file, or beyond --limit, is
not decided, and the table says so. Ends with 1 if a property does not hold, speaks of nothing that
ever happens, or names what the chart does not know. Products of several machines are checked in
the same way, by their names or with everything. With --mutants, each guard that a property names
in "keptBy" is taken away and negated; it ends with 1 if no property fails for one of them. With
--browser, the counterexample of a machine that has gestures is walked in the app, and it counts as
seen there when the app's own record says that its machine went the same way. That of a product is
done on the platform, and counts as seen when the platform answers as its model does.`,
  flags: {
    jurisdiction: text('CODE', 'what is proved of the clauses of one jurisdiction', ''),
    html: yes('with --jurisdiction: writes it as a page with pictures, for an auditor'),
    pdf: yes('with --html: prints that page too, as a PDF beside it'),
    out: text('DIR', 'where that page goes', '.cache/qa/audit'),
    browser: yes(
      'also walks each counterexample in Chromium, with pictures of where it goes wrong',
    ),
    stage: text('FILE', 'the module whose "openStage" opens the app', config.browser?.stage ?? ''),
    mutants: yes('takes away and negates each guard that a property rests on, and looks for walks'),
    ...EXPLORING,
  },
  run: async (
    { json, dir, limit, mutants, jurisdiction, html, pdf, out, browser, stage },
    names,
  ) => {
    if (html && jurisdiction === '')
      throw new UsageError('--html needs --jurisdiction: whose clauses are shown?');
    if (pdf && !html) throw new UsageError('--pdf needs --html: it prints that page.');
    if (pdf && config.proofs === null)
      throw new UsageError('--pdf needs "proofs" in paths.config.ts: that module prints.');
    const { ready, products, problems } = await loadAll(dir, names);
    const stating = ready.filter(({ properties }) => properties.length > 0);
    if (jurisdiction !== '')
      return audit({
        jurisdiction,
        machines: stating,
        products,
        problems,
        folder: html ? out : null,
        isPrinted: pdf,
        isJson: json,
      });
    if (mutants) return tellMutants(await mutantsOf(stating, products), problems, json);
    const options = limit === undefined ? {} : { limit };
    const results = [
      ...(stating.length > 0 ? await doAll('verify', stating, options) : []),
      ...products.map((product) => {
        progress(product.name);
        return verifyProduct(product);
      }),
    ];
    const seen = browser ? await seeBreaches(results, stage) : [];
    progress('');
    if (json)
      printJson({ machines: results.map(jsonOf), problems, ...(browser && { browser: seen }) });
    else {
      if (results.length > 0) print(verificationTable(results));
      for (const result of results) for (const line of linesOf(result)) print(line);
      if (ready.length > 0) print(silentText(ready));
      for (const { machine, problems: wrong } of results)
        for (const problem of wrong) complain(`${machine}: ${problem}`);
      for (const hint of results.flatMap(hintsOf)) print(hint);
      for (const one of seen) print(seenText(one));
    }
    for (const problem of problems) complain(problem);
    return problems.length > 0 || results.some((one) => one.problems.length > 0) ? 1 : 0;
  },
});

type SeenBreach = { readonly machine: string; readonly property: string } & BrowserWalk;

/** Walks each counterexample in the app: of machines by gestures, of products on the platform. */
const seeBreaches = async (
  results: readonly Verification[],
  file: string,
): Promise<SeenBreach[]> => [
  ...(await seeMachines(results, file)),
  ...(await seeProducts(results)),
];

const seeProducts = async (results: readonly Verification[]): Promise<SeenBreach[]> => {
  const breaches = results.flatMap(({ machine, verdicts }) =>
    verdicts.flatMap(({ property, ...one }) =>
      one.verdict === 'violated' && one.breach.parts
        ? [{ machine, property: property.name, start: one.breach.input, steps: one.breach.parts }]
        : [],
    ),
  );
  if (breaches.length === 0) return [];
  if (config.proofs === null)
    return breaches.map(({ machine, property }) => ({
      machine,
      property,
      isFollowed: false,
      because: 'paths.config.ts names no "proofs", which opens the platform',
    }));
  const seen: SeenBreach[] = [];
  await onStage(config.proofs, async (stage) => {
    for (const [index, { machine, property, start, steps }] of breaches.entries()) {
      progress(`${machine}: ${property}`);
      const to = { folder: BREACHES, name: `${machine.replaceAll(/\W+/g, '-')}-${index + 1}` };
      const shown = await stage.show({ product: machine, start, steps }, to);
      const walk = productWalk(shown, to);
      seen.push({ machine, property, ...walk });
    }
  });
  return seen;
};

/** It is followed where the platform did what its model does in each step. */
const productWalk = (
  shown: readonly SeenStep[],
  { folder, name }: { folder: string; name: string },
): BrowserWalk => {
  const wrong = shown.findIndex(({ differs }) => differs !== null);
  if (wrong >= 0)
    return { isFollowed: false, because: `in step ${wrong + 1}: ${shown[wrong]?.differs ?? ''}` };
  const last = shown.findLast(({ pictures }) => Object.keys(pictures).length > 0);
  const record = join(folder, `${name}-seen.json`);
  writeFileSync(record, `${JSON.stringify(shown, null, 2)}\n`);
  const pictures = Object.entries(last?.pictures ?? {}).map(([width, picture]) => [
    width,
    join(folder, picture),
  ]);
  return { isFollowed: true, pictures: Object.fromEntries(pictures), record };
};

const seeMachines = async (
  results: readonly Verification[],
  file: string,
): Promise<SeenBreach[]> => {
  const breaches = results.flatMap(({ machine, verdicts }) =>
    verdicts.flatMap((one) => {
      const [path] = one.verdict === 'violated' ? (one.breach.plan?.paths ?? []) : [];
      return path ? [{ machine, property: one.property.name, path }] : [];
    }),
  );
  if (breaches.length === 0) return [];
  const stage = await openStageOf(file);
  const seen: SeenBreach[] = [];
  try {
    for (const [index, { machine, property, path }] of breaches.entries()) {
      progress(`${machine}: ${property}`);
      const to = { folder: BREACHES, name: `${machine}-${index + 1}-seen` };
      seen.push({ machine, property, ...(await walkInBrowser(machine, path, stage, to)) });
    }
  } finally {
    await stage.close();
  }
  return seen;
};

const seenText = ({ machine, property, ...walk }: SeenBreach): string =>
  `${machine}, ${property}: ` +
  (walk.isFollowed
    ? `seen in the browser: ${[...Object.values(walk.pictures), walk.record].join(' ')}`
    : `not seen in the browser: ${walk.because}`);

type AuditOptions = {
  jurisdiction: string;
  machines: readonly Ready[];
  products: readonly Product[];
  problems: readonly string[];
  /** Where the page goes; null for none. */
  folder: string | null;
  /** Whether it is printed too. */
  isPrinted: boolean;
  isJson: boolean;
};

/** What is proved of one jurisdiction, as a table, and as a page. */
const audit = async ({
  jurisdiction,
  machines,
  products,
  problems,
  folder,
  isPrinted,
  isJson,
}: AuditOptions): Promise<ExitCode> => {
  const known = [...new Set(Object.values(config.clauses).map((clause) => clause.jurisdiction))];
  if (!known.includes(jurisdiction))
    throw new UsageError(
      `There is no jurisdiction "${jurisdiction}".${didYouMean(jurisdiction, known)}`,
    );
  const found = auditOf(jurisdiction, { machines, products, onSubject: progress });
  const written: string[] = [];
  if (folder !== null) {
    const place = join(folderFor(folder), jurisdiction);
    const write = () => {
      mkdirSync(place, { recursive: true });
      const page = join(place, 'index.html');
      writeFileSync(
        page,
        auditPage({
          ...found,
          at: new Date(),
          version: versionOf(),
          command: asTyped(`verify --jurisdiction ${jurisdiction} --html`),
        }),
      );
      written.push(page);
      return page;
    };
    if (config.proofs === null) write();
    else
      await onStage(config.proofs, async (stage) => {
        const screens = join(place, 'screens');
        // Those of an earlier page would go along.
        rmSync(screens, { recursive: true, force: true });
        await takePictures(found, stage, screens);
        const page = write();
        if (!isPrinted) return;
        const printed = join(place, `${jurisdiction}.pdf`);
        await stage.print(page, printed);
        written.push(printed);
      });
  }
  // After the pictures: what the platform did otherwise in a step is one of them.
  const all = [...problems, ...problemsOf(found)];
  progress('');
  if (isJson) printJson({ ...found, problems: all });
  else {
    print(
      table(
        ['clause', 'property', 'of', 'result', 'steps shown'],
        found.clauses.flatMap(({ id, proofs }) =>
          proofs.map(({ subject, verdict, walk }) => [
            id,
            verdict.property.name,
            subject,
            verdict.verdict,
            walk?.steps.length ?? '',
          ]),
        ),
      ),
    );
    for (const file of written) print(`audit: ${file}`);
  }
  for (const problem of all) complain(problem);
  return all.length > 0 ? 1 : 0;
};

/** Opens the app by the module that `proofs` names, and closes it after the work. */
const onStage = async (file: string, work: (stage: ProofStage) => Promise<void>): Promise<void> => {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { openProofs: OpenProofs };
  progress('opening the app');
  const stage = await module.openProofs();
  try {
    await work(stage);
  } finally {
    await stage.close();
  }
};

/** Shows each walk in the app once, and notes what was seen. */
const takePictures = async (found: Audit, stage: ProofStage, folder: string): Promise<void> => {
  const known = new Map<string, readonly SeenStep[]>();
  for (const proof of new Set(found.clauses.flatMap((clause) => clause.proofs))) {
    const { subject, about, walk, verdict } = proof;
    if (!walk || about === null) continue;
    progress(`${subject}: ${verdict.property.name}`);
    const key = JSON.stringify([subject, walk]);
    const seen =
      known.get(key) ??
      (await stage.show(
        { product: subject, start: walk.start, steps: walk.steps.map(({ parts }) => parts) },
        { folder, name: `walk-${known.size + 1}` },
      ));
    known.set(key, seen);
    proof.seen = seen;
  }
};

/** The commit of the working folder, short; "unknown" outside a repository. */
const versionOf = (): string => {
  const { stdout, status } = spawnSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
};

/** The machines and the products of these names; all of both where none is given. */
const loadAll = async (dir: string, names: readonly string[]) => {
  const all = await loadProducts();
  // Those of the repository are not about the machines of another folder.
  const isAll = names.length === 0 && dir === config.machines;
  const products = all.products.filter(({ name }) => isAll || names.includes(name));
  const others = names.filter((name) => !products.some((product) => product.name === name));
  const { ready, problems } =
    names.length > 0 && others.length === 0
      ? { ready: [], problems: [] }
      : await loadMachines(dir, others);
  return { ready, products, problems: [...problems, ...all.problems] };
};

const mutantsOf = async (
  machines: readonly Ready[],
  products: readonly Product[],
): Promise<GuardMutant[]> => {
  const ofMachines = machines.length > 0 ? (await doAll('guards', machines, {})).flat() : [];
  const ofProducts = products.flatMap((product) => {
    progress(product.name);
    return productGuardMutants(product);
  });
  progress('');
  return [...ofMachines, ...ofProducts];
};

const isCaught = ({ properties }: GuardMutant): boolean =>
  properties.some(({ walk }) => walk !== null);

/** Each guard without which nothing is wrong is a problem. */
const tellMutants = (
  mutants: readonly GuardMutant[],
  problems: readonly string[],
  isJson: boolean,
): ExitCode => {
  const missed = mutants.filter((one) => !isCaught(one));
  const slowest = Math.max(0, ...mutants.map(({ milliseconds }) => milliseconds));
  if (isJson) printJson({ mutants, missed: missed.length, slowest, problems });
  else {
    print(
      table(
        ['machine', 'guard', 'change', 'property that fails', 'steps', 'ms'],
        mutants.map(({ machine, guard, change, properties, milliseconds }) => {
          const shortest = properties
            .filter(({ walk }) => walk !== null)
            .toSorted((a, b) => (a.walk?.steps.length ?? 0) - (b.walk?.steps.length ?? 0))[0];
          return [
            machine,
            guard,
            change,
            shortest?.name ?? 'none',
            shortest?.walk?.steps.length ?? '',
            milliseconds,
          ];
        }),
      ),
    );
    print(
      `${mutants.length - missed.length} of ${counted(mutants.length, 'mutant')} ` +
        `give a counterexample, each within ${slowest} ms of processor time.`,
    );
    for (const { machine, guard, change } of missed)
      complain(`${machine}: no property fails where "${guard}" is ${change}.`);
  }
  for (const problem of problems) complain(problem);
  return missed.length > 0 || problems.length > 0 ? 1 : 0;
};

const countOf = (verdicts: readonly Verdict[], ...kinds: readonly Verdict['verdict'][]): number =>
  verdicts.filter(({ verdict }) => kinds.includes(verdict)).length;

const verificationTable = (results: readonly Verification[]): string => {
  const row = (name: string, verdicts: readonly Verdict[], configurations: number) => [
    name,
    configurations.toLocaleString('en'),
    verdicts.length,
    countOf(verdicts, 'holds'),
    countOf(verdicts, 'undecided'),
    countOf(verdicts, 'violated', 'idle', 'broken'),
  ];
  const sum = results.reduce((total, { configurations }) => total + configurations, 0);
  return table(
    ['machine', 'configurations', 'properties', 'hold', 'undecided', 'wrong'],
    [
      ...results.map(({ machine, verdicts, configurations }) =>
        row(machine, verdicts, configurations),
      ),
      ...(results.length > 1
        ? [
            row(
              'all',
              results.flatMap(({ verdicts }) => verdicts),
              sum,
            ),
          ]
        : []),
    ],
  );
};

/** What is not decided, and why. */
const linesOf = ({ machine, verdicts }: Verification): string[] =>
  verdicts.flatMap((one) =>
    one.verdict === 'undecided' ? [`${machine}  ${one.property.name}: ${one.because}`] : [],
  );

const silentText = (machines: readonly Ready[]): string => {
  const silent = machines.filter(({ properties }) => properties.length === 0);
  if (silent.length === 0) return 'Every machine has properties.';
  const [first] = silent;
  return silent.length === 1
    ? `Machine "${first?.name}" has no properties.`
    : `${counted(silent.length, 'machine')} have no properties.`;
};

/** The commands that show the counterexamples. */
const hintsOf = ({ verdicts }: Verification): string[] =>
  verdicts.flatMap((one, index) => {
    const plan = one.verdict === 'violated' ? one.breach.plan : undefined;
    const [path] = plan?.paths ?? [];
    if (!plan || !path) return [];
    return [`${one.property.name}: ${keepFailure(plan, path, index + 1, BREACHES)}`];
  });

const jsonOf = ({ verdicts, ...rest }: Verification) => ({
  ...rest,
  verdicts: verdicts.map(({ property, ...verdict }) => ({ ...property, ...verdict })),
});
