import * as css from './EntryDetail.css';
import { Button } from './Button';
import { ChevronDown } from './icons';

export type EntryDetailProps = {
  words: { details: string; number: string; ask: string };
  /** The number by which the platform knows the transaction. */
  number: string;
  /** What happened, oldest first. `at`: in ms; null for what has not happened. */
  steps: readonly { event: string; at: number | null }[];
  /** A time in words. */
  timeOf: (at: number) => string;
  /** Asks support about the number. */
  onAsk: () => void;
};

/** What unfolds below an entry of money: its number, what happened when, and a way to ask. */
export function EntryDetail({ words, number, steps, timeOf, onAsk }: EntryDetailProps) {
  return (
    <details className={css.detail}>
      <summary className={css.summary}>
        {words.details}
        <ChevronDown className={css.chevron} size={18} aria-hidden="true" />
      </summary>
      <div className={css.content}>
        <dl className={css.steps}>
          <div className={css.step}>
            <dt>{words.number}</dt>
            <dd className={css.figures}>{number}</dd>
          </div>
          {steps.map(({ event, at }) =>
            at === null ? null : (
              <div key={event} className={css.step}>
                <dt>{event}</dt>
                <dd className={css.figures}>
                  <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
                </dd>
              </div>
            ),
          )}
        </dl>
        <div>
          <Button compact onClick={onAsk}>
            {words.ask}
          </Button>
        </div>
      </div>
    </details>
  );
}
