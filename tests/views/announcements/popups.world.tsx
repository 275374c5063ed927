import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/constants';
import type { Announcement } from '../../../contract/domain';
import { popupsMachine } from '../../../machines/announcements/popups/popups.machine';
import type {
  Announcements,
  AnnouncementsQuery,
  PopupsEvent,
} from '../../../machines/announcements/popups/popups.types';
import { Notices } from '../../../src/features/lobby/lobby/Notices';
import { AnnouncementPopup } from '../../../src/features/announcements/popups/AnnouncementPopup';
import { NoticesDialog } from '../../../src/features/announcements/popups/NoticesDialog';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
// Loaded with the first notices; the time of its import is not part of its behaviour.
import '../../../src/features/lobby/lobby/NoticeMarquee';

export const item = (id: string, over: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Title ${id}`,
  content: `<p>Words of ${id}</p>`,
  promotionType: null,
  execution: 'B',
  time: 0,
  ...over,
});
/** A number of items, named by their index. */
export const items = (count: number, over: Partial<Announcement> = {}) =>
  Array.from({ length: count }, (_, index) => item(`${index + 1}`, over));
export const contentOf = (over: Partial<Announcements>): Announcements => ({
  banners: [],
  popup: [],
  player: [],
  // A visitor's notices are those of the home page.
  home: over.player ?? [],
  promotion: [],
  ...over,
});

/** The announcements on real machines; only the ports wait for the test's answers. */
export const renderPopups = async ({
  wasClosed = false,
  language = 'EN',
}: { wasClosed?: boolean; language?: Language } = {}) => {
  const ports = {
    loadAnnouncements: new Held<Announcements, AnnouncementsQuery>(),
    rememberClosed: new Held<null>(),
  };
  const actor = createActor(
    popupsMachine.provide({
      actors: {
        loadAnnouncements: ports.loadAnnouncements.logic,
        rememberClosed: ports.rememberClosed.logic,
      },
    }),
    { input: { wasClosed } },
  );
  const onPromotion = vi.fn();
  actor.start();
  await renderView(
    <>
      <Notices popups={actor} />
      <AnnouncementPopup popups={actor} onPromotion={onPromotion} />
      <NoticesDialog popups={actor} />
    </>,
    language,
  );
  return { actor, ports, onPromotion, send: (event: PopupsEvent) => act(() => actor.send(event)) };
};
export type PopupsWorld = Awaited<ReturnType<typeof renderPopups>>;

/** A visitor comes, and the platform has these announcements. */
export const enter = async (
  content: Partial<Announcements>,
  options?: Parameters<typeof renderPopups>[0],
) => {
  const world = await renderPopups(options);
  world.send({ type: 'viewer.changed', viewer: 'B' });
  await world.ports.loadAnnouncements.answer(contentOf(content));
  return world;
};

export const announcements = async () =>
  within(await screen.findByRole('dialog', { name: 'Announcements' }));
export const notices = async () => within(await screen.findByRole('dialog', { name: 'Notices' }));
/** The titles to choose from, in their order. */
export const titlesOf = (dialog: Awaited<ReturnType<typeof announcements>>) =>
  within(dialog.getByRole('navigation', { name: 'Titles of the announcements' }))
    .getAllByRole('listitem')
    .map((title) => title.textContent);
export const expectNoDialog = (name: string) =>
  expect(screen.queryByRole('dialog', { name })).toBeNull();
