import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { cx } from '../ui/cx';
import { eventLabel, targetLabel } from './labels';
import type { ActorModel } from './model';
import * as css from './StateBox.css';
import { words } from './words';

type Props = {
  node: ChartState;
  active: ReadonlySet<string>;
  taken: ActorModel['taken'];
  isFresh: boolean;
};

const anchorOf = (id: string) => `state-${id}`;

/**
 * A state as a box: its name, what runs in it, its transitions, then its own states; regions stand
 * side by side.
 */
export function StateBox({ node, active, taken, isFresh }: Props) {
  const isActive = active.has(node.id);
  const isLeaf = node.states.length === 0;
  return (
    <div
      role="group"
      id={anchorOf(node.id)}
      aria-label={node.key}
      aria-current={isActive || undefined}
      className={cx(css.box, isActive && css.active, isActive && isLeaf && css.lit)}
    >
      <div className={css.head}>
        {node.isInitial ? (
          <span
            className={css.initial}
            role="img"
            aria-label={words.initial}
            title={words.initial}
          />
        ) : null}
        <span className={css.name}>{node.key}</span>
        {words.kinds[node.kind] ? <span className={css.chip}>{words.kinds[node.kind]}</span> : null}
        {node.tags.map((tag) => (
          <span key={tag} className={css.chip}>
            {words.tag(tag)}
          </span>
        ))}
        {node.invokes.map(({ id, src }) => (
          <span key={id} className={css.run}>
            {words.runs(src)}
          </span>
        ))}
      </div>
      {node.transitions.length > 0 ? (
        <ul role="list" className={css.transitions} aria-label={words.transitions}>
          {node.transitions.map((transition) => {
            const isTaken = taken.ids.includes(transition.id);
            // A new key restarts the flash when the same transition is taken again.
            return (
              <Transition
                key={isTaken ? `${transition.id}@${taken.seq}` : transition.id}
                transition={transition}
                isTaken={isTaken}
                isFresh={isFresh}
              />
            );
          })}
        </ul>
      ) : null}
      {isLeaf ? null : (
        <div className={node.kind === 'parallel' ? css.regions : css.states}>
          {node.states.map((child) => (
            <StateBox key={child.id} node={child} active={active} taken={taken} isFresh={isFresh} />
          ))}
        </div>
      )}
    </div>
  );
}

function Transition({
  transition,
  isTaken,
  isFresh,
}: {
  transition: ChartTransition;
  isTaken: boolean;
  isFresh: boolean;
}) {
  const { source, event, guard, targets, actions } = transition;
  return (
    <li
      className={cx(css.transition, isTaken && css.taken, isTaken && isFresh && css.flashing)}
      aria-current={isTaken ? 'step' : undefined}
      title={actions.length > 0 ? actions.join(', ') : undefined}
    >
      <span className={css.event}>{eventLabel(event)}</span>
      {guard ? <span className={css.guard}>{`[${guard}]`}</span> : null}
      <span aria-hidden="true">→</span>
      {targets.length === 0 ? (
        <span className={css.stays}>{actions.length > 0 ? actions.join(', ') : words.stays}</span>
      ) : (
        targets.map((target) => (
          <a key={target} className={css.target} href={`#${anchorOf(target)}`}>
            {targetLabel(target, source)}
          </a>
        ))
      )}
    </li>
  );
}
