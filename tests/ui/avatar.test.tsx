import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '../../src/ui/Avatar';

const shown = (name: string) => render(<Avatar name={name} />).container;

it.each([
  ['Khin Khin', 'KK'],
  ['ko.zaw_77', 'KZ'],
  ['•••• Zaw', 'Z'],
  ['(Thiri)', 'T'],
  ['သီရိ အောင်', 'သအ'],
])('the initials of %s are %s', (name, initials) => {
  expect(shown(name)).toHaveTextContent(new RegExp(`^${initials}$`));
});

it.each(['•••• 3210', '959 765', '•••', ''])('“%s” has a figure instead of initials', (name) => {
  const avatar = shown(name);
  expect(avatar).toHaveTextContent(/^$/);
  expect(avatar.querySelectorAll('svg')).toHaveLength(1);
});
