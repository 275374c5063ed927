import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyScreen } from '../../../src/flows/shared/lazyScreen';
import { LoadBoundary } from '../../../src/flows/shared/LoadBoundary';
import { renderView } from '../../support/renderView';

test('a preloaded screen renders at once', async () => {
  const Screen = lazyScreen(() => Promise.resolve(() => <p>Here</p>));
  await renderView(null);
  await act(async () => Screen.preload());
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Screen />
    </Suspense>,
  );
  expect(screen.getByText('Here')).toBeVisible();
});

test('a screen that fails to load can be retried, and left after two failures', async () => {
  // React reports each failure.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<() => React.JSX.Element>>().mockResolvedValue(() => <p>Here</p>);
  // Each attempt asks twice.
  for (let requests = 0; requests < 4; requests += 1)
    load.mockRejectedValueOnce(new TypeError('offline'));
  const Screen = lazyScreen(load);
  await renderView(
    <LoadBoundary>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </LoadBoundary>,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByText(
      'It still could not be loaded. If your connection works, reload the page.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
});
