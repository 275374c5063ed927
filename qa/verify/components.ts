/**
 * The strongly connected components of a graph (Tarjan), without recursion: a chart may have
 * thousands of configurations in one line.
 */
export const componentsOf = (
  vertices: readonly number[],
  successorsOf: (vertex: number) => readonly number[],
): number[][] => {
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const onStack = new Set<number>();
  const stack: number[] = [];
  const found: number[][] = [];
  const lower = (vertex: number, to: number) => low.set(vertex, Math.min(low.get(vertex) ?? 0, to));
  const open = (vertex: number) => {
    index.set(vertex, index.size);
    low.set(vertex, index.size - 1);
    stack.push(vertex);
    onStack.add(vertex);
    return { vertex, rest: successorsOf(vertex), next: 0 };
  };
  for (const root of vertices) {
    if (index.has(root)) continue;
    const work = [open(root)];
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const to = top.rest[top.next++];
      if (to !== undefined) {
        if (!index.has(to)) work.push(open(to));
        else if (onStack.has(to)) lower(top.vertex, index.get(to) ?? 0);
        continue;
      }
      work.pop();
      const { vertex } = top;
      const around = work.at(-1);
      if (around) lower(around.vertex, low.get(vertex) ?? 0);
      if (low.get(vertex) !== index.get(vertex)) continue;
      const component: number[] = [];
      for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
        onStack.delete(member);
        component.push(member);
        if (member === vertex) break;
      }
      found.push(component);
    }
  }
  return found;
};
