/** A machine that the machine on show runs now. */
export const runningIn = <TRef>(child: TRef | undefined): TRef => {
  if (!child) throw new Error('it does not run');
  return child;
};
