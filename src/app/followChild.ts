type Parent<TSnapshot> = {
  getSnapshot: () => TSnapshot;
  subscribe: (listener: (snapshot: TSnapshot) => void) => unknown;
};

/** Calls `onCome` with each new child actor. */
export const followChild = <TSnapshot, TChild extends object>(
  parent: Parent<TSnapshot>,
  select: (snapshot: TSnapshot) => TChild | undefined,
  onCome: (child: TChild) => unknown,
) => {
  let current: TChild | undefined;
  const look = (snapshot: TSnapshot) => {
    const child = select(snapshot);
    if (child === current) return;
    current = child;
    if (child) onCome(child);
  };
  look(parent.getSnapshot());
  parent.subscribe(look);
};
