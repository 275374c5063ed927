import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import {
  CONDITIONS,
  type Condition,
  type Conditions,
  type Moment,
  type Property,
} from '../../machines/shared/properties';

/** A machine in a product. */
export type Part<TMachine extends AnyStateMachine = AnyStateMachine> = {
  readonly machine: TMachine;
  readonly cases: MachineCases;
  /**
   * It lives again and again, from any of its inputs: it is not there at first, and may begin when
   * it is not there or has ended.
   */
  readonly isRepeated?: boolean;
  /** The events that come here, by `type · case` or by type; all unless stated. */
  readonly only?: readonly string[];
  /** The inputs of a repeated part that are used here; all unless stated. */
  readonly inputs?: readonly string[];
  /** Of those, the ones that come by themselves and not by another part; all unless stated. */
  readonly alone?: readonly string[];
};

/**
 * A request that one part sends and another answers. On the way it may be lost in either direction;
 * then each error of the actor's cases may come, and a request that is lost to its sender may still
 * arrive later.
 */
export type Call = {
  readonly from: string;
  /** The invoke id. */
  readonly actor: string;
  readonly to: string;
  /** The event of the other part, `type · case`. */
  readonly asks: (sender: AnyMachineSnapshot) => string;
  /** The case of the actor's outcome, by the `meta` of the transition that the other part takes. */
  readonly answers: (meta: unknown) => string;
};

/** Steps of several parts that come only together, the first one's at its own time. */
export type Together = {
  readonly leader: string;
  /** `type · case`; of a timer its event alone. */
  readonly step: string;
  /** By part. */
  readonly others: Readonly<Record<string, string>>;
};

/** Machines that run side by side, and what holds in all their lives. */
export type Product = {
  readonly name: string;
  /** What it is about, in one sentence. */
  readonly says: string;
  readonly parts: Readonly<Record<string, Part>>;
  /** The inputs of the parts that are there at first, by the name of the start. */
  readonly starts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly calls: readonly Call[];
  readonly together: readonly Together[];
  readonly properties: readonly Property[];
};

/** The snapshot of a product; null for a part that is not there. */
export type ProductSnapshot = Readonly<Record<string, AnyMachineSnapshot | null>>;

/** Snapshots of the parts by their names. */
type SnapshotsOf<TParts extends Record<string, Part>> = {
  readonly [K in keyof TParts]: TParts[K] extends { readonly isRepeated: true }
    ? SnapshotFrom<TParts[K]['machine']> | null
    : SnapshotFrom<TParts[K]['machine']>;
};

/** Conditions on the moments of a product. */
export type ProductConditions<TParts extends Record<string, Part>> = {
  /** The conditions on one part; one that is not there has no state and takes no step. */
  readonly of: <K extends keyof TParts & string>(part: K) => Conditions<TParts[K]['machine']>;
  /** All parts together are such. */
  readonly where: (test: (snapshots: SnapshotsOf<TParts>) => boolean) => Condition;
};

/** Declares a product of machines, for `<name>.product.ts`. */
export const defineProduct = <TParts extends Record<string, Part>>({
  properties,
  ...product
}: Omit<Product, 'parts' | 'properties'> & {
  readonly parts: TParts;
  readonly properties: (conditions: ProductConditions<TParts>) => readonly Property[];
}): Product => ({
  ...product,
  properties: properties({
    of: (part) => conditionsOf(part) as never,
    where: (test) => ({
      isOfPlace: true,
      test: ({ snapshot }) => test(partsOf(snapshot) as never),
    }),
  }),
});

/** The snapshots of the parts in the snapshot of a product. */
export const partsOf = (snapshot: AnyMachineSnapshot): ProductSnapshot =>
  (snapshot as unknown as { parts: ProductSnapshot }).parts;

/** A condition on one part as one on the product. */
const lifted =
  (part: string) =>
  ({ isOfPlace, test }: Condition): Condition => ({
    isOfPlace,
    test: (moment) => {
      if (!isOfPlace) {
        const move = moment.moves?.[part];
        return move !== undefined && test(move);
      }
      const snapshot = partsOf(moment.snapshot)[part];
      return snapshot ? test({ snapshot, step: null, starts: [] }) : false;
    },
  });

/** The conditions on one part; `note` is told of each that is made. */
export const conditionsOf = (
  part: string,
  note: (condition: Condition) => Condition = (condition) => condition,
): Conditions<AnyStateMachine> => {
  const liftPart = lifted(part);
  const lift = (condition: Condition) => note(liftPart(condition));
  return {
    at: (value) => lift(CONDITIONS.at(value)),
    tagged: (tag) => lift(CONDITIONS.tagged(tag)),
    ended: lift(CONDITIONS.ended),
    atStart: lift(CONDITIONS.atStart),
    where: (test) => lift(CONDITIONS.where(test)),
    changed: (test) => lift(CONDITIONS.changed(test)),
    on: (type, test) => lift(CONDITIONS.on(type, test as never)),
    onAnyEvent: lift(CONDITIONS.onAnyEvent),
    took: (transition) => lift(CONDITIONS.took(transition)),
    starts: (actor) => lift(CONDITIONS.starts(actor)),
    answers: (actor, test) => lift(CONDITIONS.answers(actor, test)),
    fails: (actor) => lift(CONDITIONS.fails(actor)),
  };
};

/** What each part does in a step of the product. */
export type Moves = NonNullable<Moment['moves']>;

/** The cases of a part, with nothing but what comes in its product. */
export const casesOfPart = (
  name: string,
  { cases, only, inputs, isRepeated }: Part,
  starts: Product['starts'],
): MachineCases => {
  const used =
    inputs ??
    (isRepeated
      ? Object.keys(cases.inputs)
      : Object.values(starts).map((start) => start[name] ?? 'default'));
  return {
    ...cases,
    limit: PART_LIMIT,
    inputs: Object.fromEntries(
      Object.entries(cases.inputs).filter(([input]) => used.includes(input)),
    ),
    events: Object.fromEntries(
      Object.entries(cases.events).map(([type, list]) => [
        type,
        list.filter(
          (one) => !only || only.includes(type) || only.includes(`${type} · ${one.name}`),
        ),
      ]),
    ),
  };
};
const PART_LIMIT = 50_000;
