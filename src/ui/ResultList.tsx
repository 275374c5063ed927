import { useEffect, useRef, type ReactNode } from 'react';
import { Picture } from './Picture';
import { pressResultKey, type ResultKeys } from './resultKeys';
import * as css from './ResultList.css';

/** A result. `note`: what it is, below its title. */
export type Result = {
  id: string;
  title: string;
  note: string;
  /** The address of a picture; empty for none. */
  picture: string;
  icon: ReactNode;
};

type Props = {
  /** Before the id of each option: the field names the marked one. */
  id: string;
  label: string;
  results: readonly Result[];
  markedId: string | undefined;
  onChoose: (id: string) => void;
  /** Of the search field; here too for a person who went on to the list. */
  keys: ResultKeys;
};

/** The id of the option of a result. */
export const optionId = (list: string, result: string): string => `${list}-${result}`;

/** Results that a search field chooses from by its keys, and a pointer by a press. */
export function ResultList({ id, label, results, markedId, onChoose, keys }: Props) {
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [markedId, results]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-activedescendant={markedId === undefined ? undefined : optionId(id, markedId)}
      tabIndex={0}
      className={css.list}
      onKeyDown={(event) => void pressResultKey(keys, event)}
    >
      {results.map((result) => (
        // The field keeps the focus and takes the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={result.id}
          id={optionId(id, result.id)}
          ref={result.id === markedId ? marked : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={result.id === markedId}
          className={css.result}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(result.id)}
        >
          <span className={css.picture}>
            <Picture
              src={result.picture || undefined}
              className={css.image}
              width={48}
              height={48}
              instead={result.icon}
            />
          </span>
          <span className={css.words}>
            <span className={css.title}>{result.title}</span>
            <span className={css.note}>{result.note}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
