import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MachineCases } from '../../machines/shared/cases';
import { moduleText } from '../base/moduleText';
import { bodyText } from '../base/plainText';
import { remembered } from '../base/remembered';
import { stableJson } from '../base/stableJson';
import { transitionsOf } from '../model/transitions';

/**
 * Twelve hex digits over all that decides what a machine does under its cases: chart, guards,
 * actions, delays, the logic of its actors, inputs, payloads and outcomes.
 */
export const hashOf = remembered((cases: MachineCases): string => {
  const { machine, file, inputs, events, actors } = cases;
  const parts = [
    stableJson(machine.toJSON()),
    [...transitionsOf(machine).keys()].join(),
    stableJson([inputs, events, actors]),
    file === undefined ? bodiesOf(cases) : sourceOf(fileURLToPath(file)),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
});

const sourceOf = (file: string): string => moduleText([file], dirname(file));

/**
 * Bodies and payloads of cases that are in no file. Each test runner compiles functions in its own
 * way, so such a text is compared only within one process.
 */
const bodiesOf = ({ machine, inputs, events, actors, constraint }: MachineCases): string =>
  bodyText([machine.config, machine.implementations, inputs, events, actors, constraint]);
