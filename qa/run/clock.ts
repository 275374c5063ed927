/**
 * A clock that fires one timer at a time. xstate's SimulatedClock fires all that are due at an
 * instant together, so of two equal timers the step between could not be looked at.
 */
export class StepClock {
  private elapsed = 0;
  private lastId = 0;
  private readonly timers = new Map<number, { due: number; fire: () => void }>();

  now(): number {
    return this.elapsed;
  }

  setTimeout(fire: () => void, delay: number): number {
    this.timers.set(++this.lastId, { due: this.elapsed + delay, fire });
    return this.lastId;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /**
   * Moves on to the timer that is due first (of equals, the one set first) and fires it. False when
   * none runs.
   */
  fireNext(): boolean {
    const [first] = [...this.timers].sort(([idA, a], [idB, b]) => a.due - b.due || idA - idB);
    if (!first) return false;
    const [id, { due, fire }] = first;
    this.timers.delete(id);
    this.elapsed = Math.max(this.elapsed, due);
    fire();
    return true;
  }
}
