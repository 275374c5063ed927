import { useState } from 'react';
import * as css from './ChartPane.css';
import { activeIds } from './labels';
import type { ActorModel } from './model';
import { StateBox } from './StateBox';
import { words } from './words';

/** The chart of one actor with its active states highlighted, and its data. */
export function ChartPane({ actor }: { actor: ActorModel | null }) {
  return actor ? (
    <ActorChart actor={actor} key={actor.sessionId} />
  ) : (
    <p className={css.none}>{words.noActor}</p>
  );
}

function ActorChart({ actor }: { actor: ActorModel }) {
  const { chart, snapshot, taken, name } = actor;
  // An earlier step is marked, but does not flash.
  const [seenAt] = useState(taken.seq);
  return (
    <div className={css.pane}>
      {chart ? (
        <div role="region" aria-label={words.states(name)} className={css.chart}>
          <StateBox
            node={chart}
            active={activeIds(chart, snapshot.value)}
            taken={taken}
            isFresh={taken.seq > seenAt}
          />
        </div>
      ) : (
        <p className={css.none}>{words.noChart}</p>
      )}
      <section aria-label={words.data} className={css.data}>
        <h3 className={css.heading}>{words.data}</h3>
        <pre className={css.code}>{JSON.stringify(snapshot.data, null, 2)}</pre>
      </section>
    </div>
  );
}
