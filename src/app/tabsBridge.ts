import type { AppRef } from '../../machines/site/app/app.machine';
import { selectLanguage, selectSession } from '../../machines/site/app/app.selectors';
import { selectAmount } from '../../machines/money/balance/balance.selectors';
import { selectSaved } from '../../machines/lobby/favourites/favourites.selectors';
import type { SessionRef, SessionSnapshot } from '../../machines/site/session/session.machine';
import {
  selectBalance,
  selectCounts,
  selectFavourites,
  selectMember,
} from '../../machines/site/session/session.selectors';
import { isThere } from '../../machines/shared/arrival.selectors';
import { selectValue } from '../../machines/shared/loader.selectors';
import type { Shared, Tabs } from '../services/site/tabs';
import { followChild } from './followChild';

/**
 * Shares balance, favourites, counts and language with the other tabs of the browser; all but the
 * language only with tabs of the same member.
 */
export const shareWithTabs = (app: AppRef, tabs: Tabs): void => {
  shareLanguage(app, tabs);
  shareWallet(app, tabs);
};

const shareLanguage = (app: AppRef, tabs: Tabs) => {
  let language = selectLanguage(app.getSnapshot());
  let heard = language;
  app.subscribe((s) => {
    const chosen = selectLanguage(s);
    if (chosen === language) return;
    language = chosen;
    if (chosen !== heard) tabs.announce('language', null, chosen);
    heard = chosen;
  });
  tabs.onHeard('language', (_, chosen) => {
    heard = chosen;
    app.send({ type: 'language.choose', language: chosen });
  });
};

const shareWallet = (app: AppRef, tabs: Tabs) => {
  // A value from another tab is not announced again: two tabs would answer each other for ever.
  const known = {
    balance: null as unknown,
    favourites: null as unknown,
    counts: null as unknown,
  };
  const session = (): SessionRef | undefined => selectSession(app.getSnapshot());
  const memberId = (): string | null => {
    const snapshot = session()?.getSnapshot();
    return snapshot ? (selectMember(snapshot)?.id ?? null) : null;
  };

  followChild(app, selectSession, (current) => {
    followChild(current, selectBalance, (balance) =>
      balance.subscribe((s) => {
        const value = selectAmount(s);
        if (!value || value === known.balance) return;
        known.balance = value;
        tabs.announce('balance', memberId(), value);
      }),
    );
    followChild(current, selectFavourites, (favourites) =>
      favourites.subscribe((s) => {
        if (!isThere(s) || !s.matches({ list: 'ready' }) || selectSaved(s) === known.favourites)
          return;
        known.favourites = selectSaved(s);
        tabs.announce('favourites', memberId(), selectSaved(s));
      }),
    );
    followChild(current, selectCounts, (counts) =>
      counts.subscribe((s) => {
        const value = isThere(s) ? selectValue(s) : null;
        if (!value || value === known.counts) return;
        known.counts = value;
        tabs.announce('counts', memberId(), value);
      }),
    );
  });

  const hear = <TKey extends keyof typeof known>(
    key: TKey,
    take: (snapshot: SessionSnapshot, value: Shared[TKey]) => void,
  ) =>
    tabs.onHeard(key, (id, value) => {
      const snapshot = session()?.getSnapshot();
      if (!snapshot || id === null || id !== memberId()) return;
      known[key] = value;
      take(snapshot, value);
    });
  hear('balance', (s, value) => selectBalance(s)?.send({ type: 'data.received', value }));
  hear('counts', (s, value) => selectCounts(s)?.send({ type: 'data.received', value }));
  hear('favourites', (s, games) =>
    selectFavourites(s)?.send({ type: 'favourites.received', games }),
  );
};
