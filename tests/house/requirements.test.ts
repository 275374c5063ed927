import { expect, test } from 'vitest';
import type { MachineCases } from '../../machines/shared/cases';
import { REQUIREMENTS } from '../../machines/shared/requirements';
import { isClause, requirementsOf } from '../../qa/model/requirements';
import { specSection } from './support/specification';

const spec = specSection(4);

/**
 * The statements by id, read from the text: a statement is a list entry or a paragraph, and an
 * inner list belongs to its entry.
 */
const statementsOf = (text: string): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [heading = '', ...lines] of text
    .split(/^### /m)
    .slice(1)
    .map((section) => section.trim().split('\n'))) {
    const items = lines
      .filter((line) => line.trim() !== '')
      .reduce<string[][]>((known, line) => {
        const sentences = line
          .replace(/^\s*(\d+\.|-) /, '')
          .replaceAll('**', '')
          .split(/(?<=\.) (?=[A-Z])/);
        if (line.startsWith('  ')) known.at(-1)?.push(...sentences);
        else known.push(sentences);
        return known;
      }, []);
    items.forEach((sentences, item) =>
      sentences.forEach((sentence, index) => {
        const letter = sentences.length > 1 ? ('abcdefgh'[index] ?? '') : '';
        found[`§4 ${heading.replace(/ \(.*\)$/, '')} ${item + 1}${letter}`] = sentence;
      }),
    );
  }
  return found;
};

test('every statement of §4 is a requirement, word for word', () =>
  expect(REQUIREMENTS).toEqual(statementsOf(spec)));

const caseModules = import.meta.glob<{ cases: MachineCases }>('../../machines/*/*/*.cases.ts', {
  eager: true,
});
const carried = Object.values(caseModules).flatMap(({ cases }) => requirementsOf(cases.machine));

test('every statement is kept by a state or a transition of a chart', () => {
  const found = new Set(carried.map(({ clause }) => clause));
  expect(
    Object.keys(REQUIREMENTS).filter((clause) => !found.has(clause)),
    'name it in `meta.requirement` of what keeps it',
  ).toEqual([]);
});

test('every requirement of a chart is a statement', () => {
  expect(carried.filter(({ clause }) => !isClause(clause))).toEqual([]);
});
