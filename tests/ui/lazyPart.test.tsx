import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { lazyPart } from '../../src/ui/lazyPart';

const failing = (times: number, Part: () => React.JSX.Element) => {
  const load = vi.fn<() => Promise<() => React.JSX.Element>>().mockResolvedValue(Part);
  for (let count = 0; count < times; count += 1)
    load.mockRejectedValueOnce(new TypeError('offline'));
  return load;
};

test('a part whose file fails once is asked for again without a press', async () => {
  const load = failing(1, () => <p>Balance</p>);
  const Part = lazyPart(load);
  render(<Part retryLabel="Try again" />);
  expect(await screen.findByText('Balance')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that did not come is fetched again by its button; the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(failing(2, () => <p>Balance</p>));
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
  const load = failing(2, () => <p>Notices</p>);
  const Part = lazyPart(load);
  const { unmount } = render(<Part place={<p>Waiting</p>} />);
  await vi.waitFor(() => expect(screen.queryByText('Waiting')).not.toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  render(<Part />);
  expect(await screen.findByText('Notices')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
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
