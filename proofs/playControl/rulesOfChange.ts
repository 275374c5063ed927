import { every, before, never, none } from '../../machines/shared/properties';
import type { Conditions, Property } from '../../machines/shared/properties';
import { PACKS } from '../../contract/jurisdictions/packs';
import type { LimitKey, LimitRuleContext, limitRule } from './limitRule';

type Snapshot = { context: LimitRuleContext };

/**
 * What the platform keeps of one limit, whoever changes it. No other limit changes in the product.
 * `part`: the name of the platform there.
 */
export const rulesOfChange = (
  platform: Conditions<typeof limitRule>,
  key: LimitKey,
): Property[] => {
  const limitIn = ({ context: { limits } }: Snapshot) => limits[key];
  const pendingIn = (snapshot: Snapshot) => limitIn(snapshot)?.pending ?? null;
  /** A limit that was there allows more afterwards, or is gone. */
  const isLoosened = (earlier: Snapshot, later: Snapshot): boolean => {
    const [was, is] = [limitIn(earlier), limitIn(later)];
    return was !== undefined && (is === undefined || is.amount > was.amount);
  };
  const packOfPending = (snapshot: Snapshot) => {
    const pending = pendingIn(snapshot);
    return pending && PACKS[pending.jurisdiction];
  };
  const loosened = platform.changed(isLoosened);
  return [
    {
      name: 'a raise waits',
      says:
        'A higher limit, or none, holds only when the hours have passed that the rule asked ' +
        'for when it was asked for.',
      keptBy: ['platform.hasWaited', 'platform.isLower'],
      rule: never(
        platform.changed((was, is) => {
          const pending = pendingIn(was);
          const hours = packOfPending(was)?.raiseHours.value ?? Infinity;
          return isLoosened(was, is) && (pending === null || pending.waited < hours);
        }),
      ),
      shownBy: loosened,
    },
    {
      name: 'a raise waits no longer',
      says: 'Where the rule asks for hours only, a raise can be confirmed when they have passed.',
      keptBy: ['platform.hasWaited', 'platform.isAskedFor'],
      rule: never(
        every(
          platform.on('limit.confirm', (event, was) => {
            const pending = pendingIn(was);
            const pack = packOfPending(was);
            return (
              pending?.amount === event.amount &&
              pack?.raiseWaitsForWindow.value === false &&
              pending.waited >= pack.raiseHours.value
            );
          }),
          none(loosened),
        ),
      ),
      shownBy: loosened,
    },
    {
      name: 'a lowering counts at once',
      says: 'A lower limit holds from the moment in which the platform takes it.',
      keptBy: ['platform.isLower'],
      rule: never(
        every(
          platform.on('limit.set', ({ amount }, was) => {
            const limit = limitIn(was);
            return limit !== undefined && amount < limit.amount;
          }),
          platform.changed((was, is) => {
            const [earlier, later] = [limitIn(was), limitIn(is)];
            return later === undefined || later.amount >= (earlier?.amount ?? 0);
          }),
        ),
      ),
      shownBy: platform.changed(
        (was, is) => (limitIn(is)?.amount ?? Infinity) < (limitIn(was)?.amount ?? 0),
      ),
    },
    {
      name: 'only a confirmed raise holds',
      says: 'Time alone raises no limit: the player confirms it, once for each raise.',
      keptBy: ['platform.isLower'],
      rule: before(platform.on('limit.confirm'), loosened, { isEach: true }),
      shownBy: loosened,
    },
    {
      name: 'what is confirmed is what was asked for',
      says: 'A confirmation of something else than what waits changes nothing.',
      keptBy: ['platform.isAskedFor'],
      rule: never(
        every(
          platform.on('limit.confirm', ({ amount }, was) => {
            const pending = pendingIn(was);
            return pending === null || pending.amount !== amount;
          }),
          loosened,
        ),
      ),
      shownBy: platform.on(
        'limit.confirm',
        ({ amount }, was) => pendingIn(was) !== null && pendingIn(was)?.amount !== amount,
      ),
    },
    {
      name: 'asking again changes nothing',
      says: 'What waits keeps its hours and its rule when it is asked for again.',
      keptBy: ['platform.isNewRaise'],
      rule: never(
        platform.changed((was, is) => {
          const [earlier, later] = [pendingIn(was), pendingIn(is)];
          return (
            earlier !== null &&
            later !== null &&
            earlier.amount === later.amount &&
            (later.waited < earlier.waited || later.jurisdiction !== earlier.jurisdiction)
          );
        }),
      ),
      shownBy: platform.on('limit.set', ({ amount }, was) => pendingIn(was)?.amount === amount),
    },
    {
      name: 'a raise that is asked for waits',
      says: 'A raise or a removal that the platform took is there to be confirmed.',
      keptBy: ['platform.isNewRaise'],
      rule: never(
        every(
          platform.on(
            'limit.set',
            ({ amount }, was) => amount > (limitIn(was)?.amount ?? Infinity),
          ),
          platform.where((is) => pendingIn(is) === null),
        ),
      ),
      shownBy: platform.where((is) => pendingIn(is) !== null),
    },
    {
      name: 'a raise waits for the window',
      says: 'Where the rule says so, a raise holds only after the window in which it was asked for.',
      keptBy: ['platform.hasWaited'],
      rule: never(
        platform.changed(
          (was, is) =>
            isLoosened(was, is) &&
            packOfPending(was)?.raiseWaitsForWindow.value === true &&
            pendingIn(was)?.isLaterWindow !== true,
        ),
      ),
      shownBy: loosened,
    },
  ];
};

/** Properties with the clauses that ask for them, by name. */
export const withClauses = (
  properties: readonly Property[],
  clauses: Readonly<Record<string, readonly string[]>>,
): Property[] =>
  properties.map((property) => {
    const own = clauses[property.name];
    return own ? { ...property, clauses: own } : property;
  });
