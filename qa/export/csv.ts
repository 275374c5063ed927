import type { MachineCases } from '../../machines/shared/cases';
import { stepText, valueText } from '../model/words';
import type { Plan } from '../plan/types';
import { dataOf } from './data';

const HEADER = [
  'Test case',
  'Title',
  'Step',
  'Action',
  'Data',
  'Expected state',
  'Expected tags',
  'Refused there',
  'Transitions',
];

/** One row for each step, the start being step 0, as test-management tools read it (RFC 4180). */
export const csvOf = (name: string, plan: Plan, cases: MachineCases): string => {
  const rows = plan.paths.flatMap((path, index) => {
    const last = path.steps.at(-1);
    const title = `${name}, path ${index + 1}${last ? `: to ${valueText(last.expect.value)}` : ''}`;
    const start = { ...path, action: `start with input ${path.input}`, data: '' };
    const steps = path.steps.map((step) => ({
      ...step,
      action: stepText(step),
      data: dataOf(step, cases),
    }));
    return [start, ...steps].map(({ action, data, expect, refuses, transitions }, step) => [
      `${name}-${index + 1}`,
      title,
      String(step),
      action,
      data,
      valueText(expect.value),
      expect.tags.join(', '),
      refuses.map(stepText).join('; '),
      transitions.join('; '),
    ]);
  });
  return [HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

/** An apostrophe turns a text that a spreadsheet would read as a formula into plain text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
