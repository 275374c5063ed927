import type { DownlineKind } from '../../../../machines/agents/createDownline/createDownline.machine';
import { ChoiceChips } from '../../../ui/ChoiceChips';
import * as css from './RegisterCentre.css';

type KindChoiceProps = {
  label: string;
  words: Record<DownlineKind, string>;
  value: DownlineKind;
  onSelect: (kind: DownlineKind) => void;
};

/** The choice between member and agent, with an explanation of each. */
export function KindChoice({ label, words, value, onSelect }: KindChoiceProps) {
  return (
    <div className={css.kind}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ChoiceChips
        label={label}
        name="kind"
        value={value}
        onSelect={onSelect}
        options={[
          { value: 'member', label: words.member },
          { value: 'agent', label: words.agent },
        ]}
      />
    </div>
  );
}
