import { safeContent } from '../../contract/safeAddress';
import { X } from './icons';
import * as css from './PictureChoice.css';

export type PictureChoiceProps = {
  label: string;
  /** The name of the choice of no picture. */
  none: string;
  pictures: ReadonlyArray<{ id: string; name: string; path: string }>;
  /** The id of the chosen picture; null for none. */
  chosen: string | null;
  /** True while a choice is being sent: nothing else can be chosen. */
  busy: boolean;
  onChoose: (id: string | null) => void;
};

/** Small pictures to choose one of; a press chooses. */
export function PictureChoice({
  label,
  none,
  pictures,
  chosen,
  busy,
  onChoose,
}: PictureChoiceProps) {
  const choices = [...pictures, { id: null, name: none, path: null }];
  return (
    <ul role="list" className={css.list} aria-label={label} aria-busy={busy || undefined}>
      {choices.map(({ id, name, path }) => (
        <li key={id}>
          <button
            type="button"
            className={css.choice}
            aria-label={name}
            title={name}
            aria-pressed={chosen === id}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onChoose(id);
            }}
          >
            {path === null ? (
              <X size={24} aria-hidden="true" />
            ) : (
              <img src={safeContent(path)} alt="" width={64} height={64} className={css.picture} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
