import { useState } from 'react';
import { Badge } from '../ui/Badge';
import { Checkbox } from '../ui/Checkbox';
import * as css from './ActorTree.css';
import { stateLabel } from './labels';
import { childrenOf, type ActorModel, type PageModel } from './model';
import { words } from './words';

type Props = { page: PageModel; selected: string | null; onSelect: (sessionId: string) => void };

/** The running actors below their parents, each with its current state. */
export function ActorTree({ page, selected, onSelect }: Props) {
  const [withEnded, setWithEnded] = useState(false);
  return (
    <div className={css.pane}>
      <Branch
        page={page}
        parentId={null}
        withEnded={withEnded}
        selected={selected}
        onSelect={onSelect}
      />
      <Checkbox
        name="ended"
        checked={withEnded}
        onChange={({ target }) => setWithEnded(target.checked)}
      >
        {words.showEnded}
      </Checkbox>
    </div>
  );
}

function Branch({
  page,
  parentId,
  withEnded,
  selected,
  onSelect,
}: Props & { parentId: string | null; withEnded: boolean }) {
  const actors = childrenOf(page, parentId, withEnded);
  if (actors.length === 0) return null;
  return (
    <ul role="list" className={parentId === null ? css.root : css.branch}>
      {actors.map((actor) => (
        <li key={actor.sessionId}>
          <ActorButton
            actor={actor}
            isSelected={actor.sessionId === selected}
            onSelect={onSelect}
          />
          <Branch
            page={page}
            parentId={actor.sessionId}
            withEnded={withEnded}
            selected={selected}
            onSelect={onSelect}
          />
        </li>
      ))}
    </ul>
  );
}

function ActorButton({
  actor,
  isSelected,
  onSelect,
}: {
  actor: ActorModel;
  isSelected: boolean;
  onSelect: (sessionId: string) => void;
}) {
  const { sessionId, name, snapshot } = actor;
  return (
    <button
      type="button"
      className={css.actor}
      aria-pressed={isSelected}
      onClick={() => onSelect(sessionId)}
    >
      <span className={css.name}>
        {name}
        <span className={css.id}>{sessionId}</span>
        {snapshot.status === 'active' ? null : (
          <Badge tone={snapshot.status === 'error' ? 'danger' : 'neutral'}>{snapshot.status}</Badge>
        )}
      </span>
      {snapshot.value === null ? null : <span className={css.state}>{stateLabel(snapshot)}</span>}
    </button>
  );
}
