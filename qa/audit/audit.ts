import type { Clause } from '../base/configFile';
import { config } from '../base/config';
import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { guardMutants, productGuardMutants, type GuardMutant } from '../verify/guards';
import type { Product } from '../verify/product';
import { productGraph } from '../verify/productGraph';
import { shownWalk, type ShownWalk } from '../verify/shown';
import { exploreToProve, verify, type Verdict } from '../verify/verify';
import { verifyProduct } from '../verify/verifyProduct';
import type { SeenStep } from './stage';

/** A property that a clause asks for, and how it stands. */
export type Proof = {
  /** The machine or the product, and what that is about; null for a machine. */
  readonly subject: string;
  readonly about: string | null;
  readonly verdict: Verdict;
  readonly configurations: number;
  readonly guards: readonly GuardMutant[];
  readonly walk: ShownWalk | undefined;
  /** By step, what was seen in the app; null where no pictures were taken. */
  seen: readonly SeenStep[] | null;
};

export type AuditedClause = Clause & { readonly id: string; readonly proofs: readonly Proof[] };

export type Audit = {
  readonly jurisdiction: string;
  readonly clauses: readonly AuditedClause[];
};

type Subject = {
  readonly name: string;
  readonly about: string | null;
  readonly properties: readonly Property[];
  readonly read: () => {
    verdicts: readonly Verdict[];
    configurations: number;
    guards: readonly GuardMutant[];
    walkOf: (property: Property) => ShownWalk | undefined;
  };
};

/** Everything that is proved of the clauses of one jurisdiction. */
export const auditOf = (
  jurisdiction: string,
  {
    machines,
    products,
    onSubject,
  }: {
    machines: readonly { cases: MachineCases; properties: readonly Property[] }[];
    products: readonly Product[];
    onSubject: (name: string) => void;
  },
): Audit => {
  const clauses = Object.entries(config.clauses).filter(
    ([, clause]) => clause.jurisdiction === jurisdiction,
  );
  const ids = new Set(clauses.map(([id]) => id));
  const isAsked = ({ clauses: asking = [] }: Property) => asking.some((id) => ids.has(id));
  const subjects: Subject[] = [
    ...machines.map(({ cases, properties }) => ofMachine(cases, properties.filter(isAsked))),
    ...products.map((product) =>
      ofProduct(product, product.properties.filter(isAsked), jurisdiction),
    ),
  ].filter(({ properties }) => properties.length > 0);
  const proofs = subjects.flatMap(({ name, about, properties, read }) => {
    onSubject(name);
    const { verdicts, configurations, guards, walkOf } = read();
    return properties.flatMap((property, index) => {
      const verdict = verdicts[index];
      if (!verdict) return [];
      const proof: Proof = {
        subject: name,
        about,
        verdict,
        configurations,
        guards: guards.filter((one) => one.properties.some((each) => each.name === property.name)),
        walk: walkOf(property),
        seen: null,
      };
      return [{ clauses: property.clauses ?? [], proof }];
    });
  });
  return {
    jurisdiction,
    clauses: clauses.map(([id, clause]) => ({
      ...clause,
      id,
      proofs: proofs.flatMap((one) => (one.clauses.includes(id) ? [one.proof] : [])),
    })),
  };
};

const ofMachine = (cases: MachineCases, properties: readonly Property[]): Subject => ({
  name: cases.machine.id,
  about: null,
  properties,
  read: () => {
    const exploration = exploreToProve(cases);
    return {
      ...verify(cases, properties, exploration),
      guards: guardMutants(cases, properties),
      walkOf: (property) => shownWalk(exploration, property),
    };
  },
});

/** The starts of a product are named after the jurisdictions. */
const ofProduct = (
  product: Product,
  properties: readonly Property[],
  jurisdiction: string,
): Subject => ({
  name: product.name,
  about: product.says,
  properties,
  read: () => {
    const graph = productGraph(product);
    const named = new Set(properties.flatMap(({ keptBy = [] }) => keptBy));
    return {
      ...verifyProduct({ ...product, properties }, graph),
      guards: productGuardMutants(product, (guard) => named.has(guard)),
      walkOf: (property) =>
        shownWalk(graph, property, (start) => start.split(',')[0] === jurisdiction),
    };
  },
});

/** What an audit finds wrong, in sentences. */
export const problemsOf = ({ jurisdiction, clauses }: Audit): string[] =>
  clauses.flatMap(({ id, proofs }) =>
    proofs.length === 0
      ? [`No property asks for ${id}.`]
      : proofs.flatMap(({ subject, verdict: { verdict, property }, walk, seen }) => [
          ...(verdict === 'holds' ? [] : [`${id}: "${property.name}" of ${subject}: ${verdict}.`]),
          ...(walk ? [] : [`${id}: no walk in ${jurisdiction} shows "${property.name}".`]),
          ...(seen ?? []).flatMap(({ differs }, index) =>
            differs === null
              ? []
              : [`${id}: step ${index + 1} of the walk of "${property.name}": ${differs}`],
          ),
        ]),
  );
