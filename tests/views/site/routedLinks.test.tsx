import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { RoutedLinks } from '../../../src/app/RoutedLink';
import { Link } from '../../../src/ui/Link';

const drawn = vi.fn();
const Words = () => <>{drawn()}Promotions</>;
const Address = () => (
  <output>
    {useLocation().pathname}
    {useLocation().search} {useNavigationType()}
  </output>
);
const site = (props: { target?: string } = {}) => (
  <MemoryRouter initialEntries={['/rng']}>
    <RoutedLinks>
      <Link to="/promotions?page=2" {...props}>
        <Words />
      </Link>
      <Link to="//elsewhere.example/">Elsewhere</Link>
      <Address />
    </RoutedLinks>
  </MemoryRouter>
);
const press = (name: string, how: MouseEventInit = {}) => {
  const click = createEvent.click(screen.getByRole('link', { name }), { button: 0, ...how });
  // jsdom follows no link, and reports it.
  const following = new AbortController();
  let isOurs = false;
  window.addEventListener(
    'click',
    (event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    },
    { signal: following.signal },
  );
  fireEvent(screen.getByRole('link', { name }), click);
  following.abort();
  return isOurs;
};

beforeEach(() => drawn.mockClear());

test('follows a link of the site without loading the page or rendering links again', () => {
  render(site());
  expect(press('Promotions')).toBe(true);
  expect(screen.getByText('/promotions?page=2 PUSH')).toBeVisible();
  expect(drawn).toHaveBeenCalledOnce();
});

test.each<[string, MouseEventInit]>([
  ['another tab', { ctrlKey: true }],
  ['a window', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('leaves %s to the browser', (_, how) => {
  render(site());
  expect(press('Promotions', how)).toBe(false);
  expect(screen.getByText('/rng POP')).toBeVisible();
});

test('leaves a link with a target window, or to another site, to the browser', () => {
  render(site({ target: '_blank' }));
  expect(press('Promotions')).toBe(false);
  expect(press('Elsewhere')).toBe(false);
});
