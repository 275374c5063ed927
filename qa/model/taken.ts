import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { historyIn, withoutConflicts, type History } from './step/conflicts';
import { initialNodesOf } from './step/passage';

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;
type Before = { readonly nodes: readonly AnyStateNode[]; readonly history: History };

/**
 * Tells which transitions the microsteps of one actor took. An inspected microstep lists those that
 * were selected; xstate then leaves out each one whose state another one leaves, and does not say
 * so.
 */
export class Taken {
  private before: Before | undefined;

  /** `snapshot`: where the next microstep begins; undefined before the actor has one. */
  constructor(snapshot?: AnyMachineSnapshot) {
    this.before = snapshot && momentOf(snapshot);
  }

  by(event: Microstep): readonly AnyTransitionDefinition[] {
    const snapshot = event.snapshot as AnyMachineSnapshot;
    const { nodes, history } = this.before ?? {
      nodes: initialNodesOf(snapshot.machine),
      history: {},
    };
    this.before = momentOf(snapshot);
    return withoutConflicts(event._transitions, nodes, history);
  }
}

const momentOf = (snapshot: AnyMachineSnapshot): Before => ({
  nodes: snapshot._nodes as AnyStateNode[],
  history: historyIn(snapshot),
});
