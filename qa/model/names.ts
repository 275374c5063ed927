import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { exactText } from '../base/exactKey';

type Renamed = { id: string; readonly sessionId: string; readonly src: unknown };

/**
 * Names actors that are spawned without an id. xstate numbers them through the whole process; here
 * the name is that of their source and the lowest number that is not in use, so that it is the same
 * each time a machine comes to the same place.
 */
export class Names {
  private before: AnyMachineSnapshot | undefined;
  private given = new Set<string>();

  /** `before`: the snapshot before the macrostep; undefined at a start. */
  begin(before: AnyMachineSnapshot | undefined): void {
    this.before = before;
    if (this.given.size > 0) this.given = new Set();
  }

  /** Gives an actor that has just been made a name, where it has none. */
  name(actor: AnyActorRef): void {
    const made = actor as unknown as Renamed;
    if (made.id !== made.sessionId) return;
    const source = typeof made.src === 'string' ? made.src : 'actor';
    let number = 1;
    while (this.isUsed(`${source}:${number}`)) number++;
    made.id = `${source}:${number}`;
    this.given.add(made.id);
  }

  /** A context that still knows a stopped actor keeps its name. */
  private isUsed(name: string): boolean {
    if (this.given.has(name)) return true;
    if (!this.before) return false;
    const children = this.before.children as Record<string, AnyActorRef | undefined>;
    return (
      Object.values(children).some((child) => child?.id === name) ||
      exactText(this.before.context).includes(JSON.stringify(name))
    );
  }
}
