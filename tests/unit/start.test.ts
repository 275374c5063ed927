import { expect, test } from 'vitest';
import { start, type StartSteps } from '../../src/app/start';

/** Steps that only record their calls; `hydrated` plays React's part. */
const spySteps = (isDrawn: boolean) => {
  const called: string[] = [];
  let hydrated = () => {};
  const step =
    <TGiven>(name: string, given: TGiven) =>
    () => {
      called.push(name);
      return given;
    };
  const steps = {
    takePlace: step('takePlace', { isDrawn }),
    openServices: step('openServices', {
      services: {},
      words: Promise.resolve('words'),
    }),
    preloadScreen: step('preloadScreen', undefined),
    openRecording: step('openRecording', Promise.resolve({})),
    createApp: step('createApp', {}),
    runApp: step('runApp', {}),
    preloadLater: step('preloadLater', undefined),
    connect: step('connect', {}),
    render: (_place: unknown, _app: unknown, i18n: unknown) => {
      called.push(`render with ${String(i18n)}`);
    },
    hydrate: (
      _place: unknown,
      _app: unknown,
      i18n: unknown,
      _recording: unknown,
      run: () => void,
    ) => {
      called.push(`hydrate with ${String(i18n)}`);
      hydrated = run;
    },
    nextTask: step('nextTask', Promise.resolve()),
  };
  return { called, steps: steps as unknown as StartSteps, hydrated: () => hydrated() };
};

test('an empty page gets an app that runs before it is rendered', async () => {
  const { called, steps } = spySteps(false);
  await start(steps);
  expect(called).toEqual([
    'takePlace',
    'openServices',
    'preloadScreen',
    'openRecording',
    'createApp',
    'runApp',
    'preloadLater',
    'connect',
    'render with words',
  ]);
});

test('a prerendered page is hydrated, and the app runs only then', async () => {
  const { called, steps, hydrated } = spySteps(true);
  await start(steps);
  expect(called).toEqual([
    'takePlace',
    'openServices',
    'preloadScreen',
    'openRecording',
    'nextTask',
    'createApp',
    'nextTask',
    'preloadLater',
    'connect',
    'nextTask',
    'hydrate with words',
  ]);
  hydrated();
  expect(called.at(-1)).toBe('runApp');
});
