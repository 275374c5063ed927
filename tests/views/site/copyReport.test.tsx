import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/constants';
import { appMachine, type AppRef } from '../../../machines/site/app/app.machine';
import { parseCapsule } from '../../../qa/replay/capsule';
import { joinSyllables } from '../../../src/i18n/burmese';
import { createRecorder } from '../../../src/app/capsule/recorder';
import { ReportAid } from '../../../src/app/capsule/ReportAid';
import { FailureAidProvider } from '../../../src/ui/FailureAid';
import { FailureState } from '../../../src/ui/FailureState';
import { NoAnswer } from '../../../src/ui/NoAnswer';
import { renderView } from '../../support/renderView';

const input = {
  language: 'EN' as const,
  visit: {
    remembered: 'thiri-of-mandalay',
    path: '/',
    invitation: { affiliateCode: '', referralCode: '' },
    hadPopupsClosed: false,
    notice: null,
  },
  preferences: { theme: 'system' as const, menuCollapsed: false, balanceHidden: false },
};
/** A page with a failure, as `startSteps.tsx` composes it. */
const aFailure = (language?: Language) => {
  const recorder = createRecorder();
  const app: AppRef = createActor(appMachine, { input, inspect: recorder.inspect });
  return renderView(
    <FailureAidProvider value={<ReportAid recorder={recorder} app={app} />}>
      <FailureState retryLabel="Try again" onRetry={() => undefined}>
        It did not load.
      </FailureState>
    </FailureAidProvider>,
    language,
  );
};

test('a failure offers the report, and copies it', async () => {
  const user = userEvent.setup();
  await aFailure();
  await user.click(await screen.findByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText(/^Copied\./)).toHaveRole('status');
  const text = await navigator.clipboard.readText();
  expect(parseCapsule(JSON.parse(text))).toMatchObject({
    capsule: { page: { language: 'EN', path: '/' }, entries: expect.any(Array) },
  });
  expect(text).not.toContain('thiri-of-mandalay');
});

test('a request without an answer offers it too', async () => {
  await renderView(
    <FailureAidProvider value="Copy report">
      <NoAnswer known="System error" unsure="We do not know" />
    </FailureAidProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('System errorWe do not knowCopy report');
});

test('saves the report as a file when the clipboard is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (content: Blob) => {
        saved.push(content);
        return '#';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  const clicked = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await aFailure();
  await user.click(await screen.findByRole('button', { name: 'Copy report' }));
  await waitFor(() => expect(screen.getByText(/saved as a file/)).toHaveRole('status'));
  expect(clicked.mock.contexts).toMatchObject([
    { download: expect.stringMatching(/^report-\d{14}\.json$/) },
  ]);
  expect(saved).toHaveLength(1);
});

test('is in Burmese', async () => {
  await aFailure('MY');
  const name = joinSyllables('အစီရင်ခံစာ ကူးယူရန်');
  expect(await screen.findByRole('button', { name })).toBeVisible();
});
