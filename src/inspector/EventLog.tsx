import { memo, type ReactNode } from 'react';
import { SelectField } from '../ui/SelectField';
import * as css from './EventLog.css';
import { eventLabel, stateLabel, timeLabel } from './labels';
import type { LogItem, PageModel } from './model';
import { words } from './words';

type Props = {
  page: PageModel;
  /** Session id, or empty for all. */
  filter: string;
  onFilter: (sessionId: string) => void;
  /** Entries up to this one are cleared. */
  clearedAt: number;
  onSelect: (sessionId: string) => void;
  clear: ReactNode;
};

const SHOWN = 400;

/** Events newest first, each with its redacted payload and the state it led to. */
export function EventLog({ page, filter, onFilter, clearedAt, onSelect, clear }: Props) {
  const items = page.log
    .filter((item) => item.seq > clearedAt && (filter === '' || item.sessionId === filter))
    .slice(-SHOWN)
    .reverse();
  const actors = [...page.actors.values()].map(({ sessionId, name }) => ({
    value: sessionId,
    label: `${name} ${sessionId}`,
  }));
  return (
    <div className={css.pane}>
      <div className={css.tools}>
        <div className={css.filter}>
          <SelectField
            name="actor"
            label={words.filter}
            hideLabel
            value={filter}
            onChange={({ target }) => onFilter(target.value)}
            options={[{ value: '', label: words.allActors }, ...actors]}
          />
        </div>
        {clear}
      </div>
      {items.length === 0 ? (
        <p className={css.none}>{words.noEvents}</p>
      ) : (
        <ol role="list" className={css.list}>
          {items.map((item) => (
            <li key={item.seq}>
              <Item item={item} from={sourceName(page, item)} onSelect={onSelect} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const sourceName = (page: PageModel, { sourceId }: LogItem) =>
  sourceId === null ? words.outside : (page.actors.get(sourceId)?.name ?? sourceId);

/** Memoised: the page has hundreds of rows, and only the newest change. */
const Item = memo(function Item({
  item,
  from,
  onSelect,
}: {
  item: LogItem;
  from: string;
  onSelect: (sessionId: string) => void;
}) {
  const { type, ...payload } = item.event;
  return (
    <details className={css.item}>
      <summary className={css.summary}>
        <time className={css.time}>{timeLabel(item.at)}</time>
        <span className={css.event}>{eventLabel(type)}</span>
        <span className={css.where}>
          {item.name}
          {item.after && item.after.value !== null ? (
            <span className={css.after}>{words.became(stateLabel(item.after))}</span>
          ) : null}
        </span>
      </summary>
      <div className={css.body}>
        <p className={css.meta}>
          <button
            type="button"
            className={css.link}
            onClick={() => onSelect(item.sessionId)}
          >{`${item.name} ${item.sessionId}`}</button>
          <span>{words.from(from)}</span>
          {eventLabel(type) === type ? null : <code>{type}</code>}
        </p>
        <pre className={css.code}>{JSON.stringify(payload, null, 2)}</pre>
      </div>
    </details>
  );
});
