import { existsSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asTyped, config } from '../../base/config';
import { CONFIG_FILE } from '../../base/configFile';
import { messageOf } from '../../model/model';
import { defineCommand } from '../command';
import { findMachines, type Found } from '../discover';
import { firstCases, machineIn } from '../firstCases';
import { complain, print, printJson } from '../output';
import { select } from '../select';
import { UnknownMachine, UsageError } from '../usageError';

type Written = { readonly file: string; readonly asked: readonly string[] };

/** `qa init`. */
export const initCommand = defineCommand({
  name: 'init',
  about: `Writes ${CONFIG_FILE} where there is none, and a case file beside each machine that has
none: one case for each event and each outcome of an actor. What guards and actions read of them is
listed by name, for a person to give values. Nothing that exists is changed. Ends with 1 if a
machine's module cannot be read or exports no machine.`,
  flags: {},
  run: async ({ json, dir }, names) => {
    const found = findMachines(dir);
    if (found.length === 0)
      throw new UsageError(`There is no *.machine.ts below ${dir}; --dir says where they are.`);
    const { chosen, unknown } = select(
      found.map(({ name }) => name),
      names,
    );
    const [wrong] = unknown;
    if (wrong !== undefined)
      throw new UnknownMachine(
        wrong,
        found.map(({ name }) => name),
      );
    const files: Written[] = existsSync(CONFIG_FILE) ? [] : [writeConfig(dir)];
    const problems: string[] = [];
    for (const one of found.filter(({ name }) => chosen.includes(name))) {
      if (existsSync(one.casesFile)) continue;
      const written = await writeCases(one);
      if (typeof written === 'string') problems.push(written);
      else files.push(written);
    }
    if (json) printJson({ files, problems });
    else {
      for (const { file, asked } of files) {
        print(`wrote ${file}`);
        for (const one of asked) print(`  give it ${one}`);
      }
      if (files.length === 0 && problems.length === 0) print('Every machine has its case file.');
      else print(`Then: ${asTyped('explore')}`);
      problems.forEach(complain);
    }
    return problems.length > 0 ? 1 : 0;
  },
});

const writeConfig = (dir: string): Written => {
  writeFileSync(
    CONFIG_FILE,
    `import { defineConfig } from '@croupier/paths/config';

/** Where path coverage finds what it reads. */
export default defineConfig({ machines: '${dir}' });
`,
  );
  return { file: CONFIG_FILE, asked: [] };
};

/** What was written, or why nothing was, in a sentence. */
const writeCases = async ({ file, casesFile }: Found): Promise<Written | string> => {
  const shown = relative(process.cwd(), file);
  try {
    const found = machineIn(
      (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>,
    );
    if (!found) return `${shown} exports no machine.`;
    const { code, asked } = firstCases(found.machine, {
      file,
      casesFile,
      exportName: found.name,
      defineCases: config.defineCases,
    });
    writeFileSync(casesFile, code, { flag: 'wx' });
    return { file: relative(process.cwd(), casesFile), asked };
  } catch (error) {
    return `${shown} cannot be read: ${messageOf(error)}`;
  }
};
