import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazyPart';

const failOnce = (Part: () => React.JSX.Element) =>
  vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Part);

test('a part that did not come is fetched again by its button; the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(failOnce(() => <p>Balance</p>));
  render(
    <>
      <p>Page</p>
      <Part place={<p>Waiting</p>} retryLabel="Try again" />
    </>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Balance')).toBeVisible();
  expect(screen.getByText('Page')).toBeVisible();
});

test('a part without a label is left out, and fetched when it is mounted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = failOnce(() => <p>Notices</p>);
  const Part = lazyPart(load);
  const { unmount } = render(<Part place={<p>Waiting</p>} />);
  await vi.waitFor(() => expect(screen.queryByText('Waiting')).not.toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  render(<Part />);
  expect(await screen.findByText('Notices')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that cannot be shown costs nothing but itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(() =>
    Promise.resolve((): React.JSX.Element => {
      throw new Error('broken');
    }),
  );
  render(
    <>
      <p>Page</p>
      <Part retryLabel="Try again" />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Page')).toBeVisible();
});
