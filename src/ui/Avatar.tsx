import { safeContent } from '../../contract/safeAddress';
import { avatar } from './Card.css';
import { initialsOf } from './initials';

/**
 * A disc with a person's initials or picture. Decorative: the name stands beside it or in the
 * button's label.
 */
export function Avatar({
  name,
  src,
  size = 'medium',
}: {
  name: string;
  src?: string | undefined;
  size?: keyof typeof avatar;
}) {
  const picture = safeContent(src);
  return (
    <span className={avatar[size]} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={64} height={64} /> : initialsOf(name)}
    </span>
  );
}
