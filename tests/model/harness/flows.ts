import type { MachineCases } from '../../../machines/shared/cases';
import type { Property } from '../../../machines/shared/properties';
import { propertiesOf } from '../../../qa/verify/propertiesOf';
import type { Witness } from '../../../qa/plan/witnesses';

const machineFiles = Object.keys(import.meta.glob('../../../machines/**/*.machine.ts'));
const caseModules = import.meta.glob<{ cases: MachineCases }>('../../../machines/**/*.cases.ts', {
  eager: true,
});

const propertyModules = import.meta.glob<{ properties: readonly Property[] }>(
  '../../../machines/**/*.properties.ts',
  { eager: true },
);

/** The walks kept against wrong charts, by file. */
export const witnessFiles = import.meta.glob<Witness[]>('../../../qa/witnesses/*.json', {
  eager: true,
  import: 'default',
});
/** The file of the witnesses of a machine. */
export const witnessFileOf = (flow: string): string => `../../../qa/witnesses/${flow}.json`;

/**
 * Every machine of the repo with its cases, properties and witnesses. Throws where one has
 * none.
 */
export const flows = machineFiles.map((file) => {
  const flow = file.replace(/^.*\/(.+)\.machine\.ts$/, '$1');
  const cases = caseModules[file.replace('.machine.ts', '.cases.ts')]?.cases;
  if (!cases) throw new Error(`${file} has no ${flow}.cases.ts beside it`);
  const { properties = [] } = propertyModules[file.replace('.machine.ts', '.properties.ts')] ?? {};
  return {
    flow,
    cases,
    properties: propertiesOf(cases, properties),
    kept: witnessFiles[witnessFileOf(flow)] ?? [],
  };
});
