import '../site/shell.setup';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, fromCallback, type StateValue } from 'xstate';
import { cases } from '../../../machines/rewards/activityApplication/activityApplication.cases';
import {
  activityApplicationMachine,
  type ActivityApplicationSnapshot,
} from '../../../machines/rewards/activityApplication/activityApplication.machine';
import type {
  ActivityApplicationContext,
  ActivityApplicationEvent,
  ActivityApplicationInput,
  ActivityOutcome,
  Application,
} from '../../../machines/rewards/activityApplication/activityApplication.types';
import type {
  CheckOutcome,
  ImageFilesEvent,
  UploadEvent,
} from '../../../machines/shared/imageFiles';
import { ActivityApplication } from '../../../src/features/rewards/activityApplication/ActivityApplication';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import type { PlanPath } from '../../../qa/plan/types';

type Step =
  | ActivityApplicationEvent['type']
  | `xstate.${'done' | 'error'}.actor.${'checkImage' | 'removeImage' | 'apply'}`;

const start = async (path: PlanPath) => {
  const ports = {
    checkImage: new Held<CheckOutcome, { id: string }>(),
    removeImage: new Held<null, { imageId: string }>(),
    apply: new Held<ActivityOutcome, Application>(),
  };
  const application = createActor(
    activityApplicationMachine.provide({
      actors: {
        checkImage: ports.checkImage.logic,
        removeImage: ports.removeImage.logic,
        apply: ports.apply.logic,
        imageFiles: fromCallback<ImageFilesEvent>(() => undefined),
        uploadImage: fromCallback<
          UploadEvent,
          { activityId: string; id: string; name: string; held: string[] }
        >(() => undefined),
      },
    }),
    { input: cases.inputs[path.input] as ActivityApplicationInput },
  ).start();
  await renderView(<ActivityApplication application={application} />);
  return { application, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const remark = () => screen.getByRole('textbox', { name: 'Remark' });
const send = ({ application }: World, type: ActivityApplicationEvent['type'], name: string) =>
  act(() =>
    application.send({
      ...(eventOf(cases, type, name) as object),
      type,
    } as ActivityApplicationEvent),
  );
const FILES: Record<string, string> = { 'the first': 'slip.png', 'an uploaded one': 'p1.png' };
const typed = (name: string) =>
  (eventOf(cases, 'application.submit', name) as { remark: string }).remark;

const gestures = {
  'application.submit': (_, name) => {
    fireEvent.input(remark(), { target: { value: typed(name) } });
    press('Send application');
  },
  'application.cancel': () => press('Back'),
  'field.changed': () => void fireEvent.input(remark(), { target: { value: 'Level 5' } }),
  'files.choose': () =>
    void fireEvent.change(screen.getByLabelText('Images'), {
      target: { files: [new File(['x'], 'slip.png')] },
    }),
  'file.remove': (_, name) => press(`Remove: ${FILES[name]}`),
  'file.retry': (_, name) => press(`Try again: ${FILES[name]}`),
  'file.taken': (world, name) => send(world, 'file.taken', name),
  'upload.progressed': (world, name) => send(world, 'upload.progressed', name),
  'upload.accepted': (world, name) => send(world, 'upload.accepted', name),
  'upload.refused': (world, name) => send(world, 'upload.refused', name),
  'upload.failed': (world, name) => send(world, 'upload.failed', name),
  'xstate.done.actor.checkImage': ({ ports }, name) =>
    ports.checkImage.answer(outputOf(cases, 'checkImage', name) as CheckOutcome),
  'xstate.error.actor.checkImage': ({ ports }, name) =>
    ports.checkImage.fail(errorOf(cases, 'checkImage', name)),
  'xstate.done.actor.removeImage': ({ ports }) => ports.removeImage.answer(null),
  'xstate.error.actor.removeImage': ({ ports }, name) =>
    ports.removeImage.fail(errorOf(cases, 'removeImage', name)),
  'xstate.done.actor.apply': ({ ports }, name) =>
    ports.apply.answer(outputOf(cases, 'apply', name) as ActivityOutcome),
  'xstate.error.actor.apply': ({ ports }, name) => ports.apply.fail(errorOf(cases, 'apply', name)),
} satisfies Gestures<Step, World>;

const FILE_WORDS: Record<string, RegExp> = {
  waiting: /Waiting$/,
  checking: /Checking$/,
  uploading: /Uploading, \d+%$/,
  uploaded: /Uploaded$/,
  leaving: /Being removed$/,
};
const SAID: Record<string, string> = {
  'activityApplication:wait': 'Please wait until all images are uploaded',
  'activityApplication:needed': 'Please write a remark or add an image',
  'uploads:tooMany': 'No more than 3 images can be uploaded',
  'uploads:same': 'This image is already in the list',
  'uploads:unsent': 'One of the images was not uploaded. Please try again or remove it.',
  'uploads:wrongType': 'Only png or jpg images can be uploaded',
  'errors:network': 'Network link is abnormal, please try again',
};
const said = (message: { key: string } | { text: string }) =>
  'text' in message ? message.text : (SAID[message.key] ?? /./);

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = (
  { context: { files, message, fieldError } }: Pick<ActivityApplicationSnapshot, 'context'>,
  value: StateValue,
) => {
  expect(screen.getByRole('heading', { name: 'Apply: match' })).toBeVisible();
  expect(screen.getByText('Show your level.')).toBeVisible();
  const isSending = value === 'sending';
  expect(screen.getByRole('button', { name: 'Send application' }).getAttribute('aria-busy')).toBe(
    isSending ? 'true' : null,
  );
  expect((remark() as HTMLTextAreaElement).readOnly).toBe(isSending);
  expect(remark().getAttribute('aria-invalid')).toBe(fieldError ? 'true' : null);
  if (fieldError)
    expect(remark()).toHaveAccessibleDescription(
      expect.stringContaining('must not have more than 140 characters'),
    );
  const rows = screen.queryAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('[title]')?.textContent)).toEqual(
    files.map(({ name }) => name),
  );
  files.forEach((file, index) => {
    const words = file.message ? said(file.message) : FILE_WORDS[file.state];
    expect(rows[index]).toHaveTextContent(words ?? 'nobody said what a person reads');
  });
  if (message && !isSending) expect(screen.getByText(said(message))).toBeVisible();
};

/** Only a file that is listed has buttons, and only a failed one can be tried again. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus }) => {
  if (stimulus.type !== 'file.remove' && stimulus.type !== 'file.retry') return true;
  const id = stimulus.case === 'the first' ? 'f1' : 'p1';
  const file = (context as ActivityApplicationContext).files.find((one) => one.id === id);
  return stimulus.type === 'file.retry' ? file?.state === 'failed' : file !== undefined;
};

walkScreens({
  cases,
  canHappen,
  gestures,
  start,
  actorOf: ({ application }) => application,
  expectShown: ({ application }, value) => expectShown(application.getSnapshot(), value),
});
