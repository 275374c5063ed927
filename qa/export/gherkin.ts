import { counted, stepText, valueText } from '../model/words';
import type { Plan, PlanPath, PlanStep } from '../plan/types';
import { asTyped } from '../base/config';

/** A feature of a machine: one scenario for each path. */
export const gherkinOf = (name: string, plan: Plan): string =>
  [
    `# Made from the plan of ${line(name)}, version ${plan.hash}: ` +
      asTyped(`export ${line(name)} --format gherkin`),
    `Feature: ${line(name)}`,
    '',
    ...plan.paths.flatMap((path, index) => [...scenario(name, path, index), '']),
  ].join('\n');

const scenario = (name: string, path: PlanPath, index: number): string[] => [
  `  @path-${index + 1}`,
  `  Scenario: Path ${index + 1}, ${counted(path.steps.length, 'step')}`,
  `    Given ${quoted(name)} starts with input ${quoted(path.input)}`,
  ...expectations(path),
  ...path.steps.flatMap((step) => [`    When ${quoted(stepText(step))}`, ...expectations(step)]),
];

const expectations = ({ expect, refuses }: Pick<PlanStep, 'expect' | 'refuses'>): string[] => [
  `    Then it is in ${quoted(valueText(expect.value))}`,
  ...(expect.tags.length > 0 ? [`    And it is ${expect.tags.map(quoted).join(' and ')}`] : []),
  ...(expect.status === 'active' ? [] : [`    And it is ${quoted(expect.status)}`]),
  ...refuses
    .filter((refusal) => refusal.case !== null)
    .map((refusal) => `    And it refuses ${quoted(stepText(refusal))}`),
];

/** A step is one line: line breaks become spaces. */
const line = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
/** As a Cucumber string parameter. */
const quoted = (text: string): string => `"${line(text).replace(/[\\"]/g, '\\$&')}"`;
