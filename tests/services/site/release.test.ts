import { expect, test, vi } from 'vitest';
import { createServices } from '../../../src/services';
import { createRelease } from '../../../src/services/site/release';
import { BRAND, createTab, LANGUAGE } from '../harness/environment';

const OWN = '/assets/index-1.js';
const page = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;

const setUp = (answer: () => Response, { holdsInput = false } = {}) => {
  const reload = vi.fn<() => void>();
  const { environment } = createTab({
    fetch: vi.fn<typeof fetch>(() => Promise.resolve(answer())),
    release: { entry: () => OWN, holdsInput: () => holdsInput, reload },
  });
  const { service } = createServices({ environment, brand: BRAND, language: LANGUAGE });
  return { release: service(createRelease), reload };
};

test('the release is the same while the server delivers the same entry', async () => {
  await expect(setUp(() => new Response(page(OWN))).release.read()).resolves.toEqual({
    kind: 'same',
  });
});

test('an answer that is not a page is not taken as a newer release', async () => {
  const broken = new Response(page('/assets/index-2.js'), { status: 503 });
  await expect(setUp(() => broken).release.read()).resolves.toEqual({ kind: 'same' });
  await expect(setUp(() => new Response('')).release.read()).resolves.toEqual({ kind: 'same' });
});

test('another entry file is a newer release; typed text is reported', async () => {
  const newer = () => new Response(page('/assets/index-2.js'));
  await expect(setUp(newer).release.read()).resolves.toEqual({ kind: 'newer', isUntouched: true });
  await expect(setUp(newer, { holdsInput: true }).release.read()).resolves.toEqual({
    kind: 'newer',
    isUntouched: false,
  });
});

test('a tab that reloaded and still runs the old release does not reload again', async () => {
  const { release, reload } = setUp(() => new Response(page('/assets/index-2.js')));
  await release.read();
  await release.reload();
  expect(reload).toHaveBeenCalledOnce();
  await expect(release.read()).resolves.toEqual({ kind: 'same' });
});
