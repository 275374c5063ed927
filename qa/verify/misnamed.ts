import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { config } from '../base/config';
import { didYouMean } from '../base/nearest';
import { stateNodesOf, transitionsOf } from '../model/transitions';

/** Names of a property file that neither the chart nor the configuration knows, in sentences. */
export const misnamedIn = (
  properties: readonly Property[],
  { machine, events }: MachineCases,
): string[] => {
  const guards = guardNamesOf(machine);
  const keepers = [...guards, ...transitionsOf(machine).keys()];
  const children = stateNodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const names = properties.map(({ name }) => name);
  return [
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `The property file has two properties "${name}".`,
    ),
    ...properties.flatMap(({ name, keptBy = [], clauses = [], rule }) => {
      const unknown = (what: string, given: readonly string[], all: readonly string[]) =>
        given
          .filter((one) => !all.includes(one))
          .map(
            (one) =>
              `Property "${name}" names ${what} "${one}", which is not known.` +
              didYouMean(one, [...all]),
          );
      return [
        ...unknown('the keeper', keptBy, keepers),
        ...unknown('the clause', clauses, Object.keys(config.clauses)),
        ...(rule.kind === 'leadsTo'
          ? [
              ...unknown('the event', rule.finitely, Object.keys(events)),
              ...unknown('the child', rule.ending, children),
            ]
          : []),
      ];
    }),
  ];
};

/** The names of all guards of a machine; those within `and`, `or` and `not` too. */
export const guardNamesOf = ({ implementations }: MachineCases['machine']): string[] =>
  Object.keys(implementations.guards ?? {});
