import { safeContent } from '../../contract/safeAddress';
import { avatar } from './Card.css';
import { User } from './icons';
import { initialsOf } from './initials';

/**
 * A disc with a person's picture or initials; a figure where the name has no letter, as a masked
 * number. Decorative: the name stands beside it or in the button's label.
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
      {picture ? <img src={picture} alt="" width={64} height={64} /> : <Figure name={name} />}
    </span>
  );
}

function Figure({ name }: { name: string }) {
  const initials = initialsOf(name);
  return /\p{L}/u.test(initials) ? initials : <User size="1.5em" />;
}
