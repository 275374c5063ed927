import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { config } from '../base/config';
import { didYouMean } from '../base/nearest';
import { stateNodesOf, transitionsOf } from '../model/transitions';

/** Who has the properties, in a sentence, and the names that they may use, by what they name. */
type Named = {
  holder: string;
  keepers: readonly string[];
  /** Of `finitely` and `ending` in `leadsTo`. */
  finitely: { what: string; names: readonly string[] };
  ending?: { what: string; names: readonly string[] };
};

/** Names that properties use and nothing knows, and properties of one name, in sentences. */
export const misnamedProperties = (
  properties: readonly Property[],
  { holder, keepers, finitely, ending }: Named,
): string[] => {
  const names = properties.map(({ name }) => name);
  return [
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
      (name) => `${holder} has two properties "${name}".`,
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
              ...unknown(finitely.what, rule.finitely, finitely.names),
              ...(ending ? unknown(ending.what, rule.ending, ending.names) : []),
            ]
          : []),
      ];
    }),
  ];
};

/** Names of a property file that neither the chart nor the configuration knows, in sentences. */
export const misnamedIn = (
  properties: readonly Property[],
  { machine, events }: MachineCases,
): string[] =>
  misnamedProperties(properties, {
    holder: 'The property file',
    keepers: [...guardNamesOf(machine), ...transitionsOf(machine).keys()],
    finitely: { what: 'the event', names: Object.keys(events) },
    ending: {
      what: 'the child',
      names: stateNodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)),
    },
  });

/** The names of all guards of a machine; those within `and`, `or` and `not` too. */
export const guardNamesOf = ({ implementations }: MachineCases['machine']): string[] =>
  Object.keys(implementations.guards ?? {});
