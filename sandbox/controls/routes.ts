import { desc, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints';
import { makeLink } from '../account/loginLinks';
import { outbox, users } from '../db/schema';
import { seed } from '../seed';
import { sizeNetwork } from '../seed/moreDownlines';
import { people } from '../seed/people';
import type { ControlledServices } from './tools';
import { CHAT_EVENTS, CHAT_EVENTS_PATH } from '../support/chatAddress';
import { answerChat, answerSchema, handedOverChats } from '../support/handedOver';
import {
  activityImage,
  applicationsOf,
  decideApplication,
  decisionSchema,
} from '../rewards/activities/applications';
import { payWithdrawal, paidSchema } from '../money/withdrawals/paid';
import { reviewRedemption, reviewSchema, waitingRedemptions } from '../rewards/points/review';
import { faultSchema } from './faults';
import { ownOrigin } from './ownOrigin';
import { serveControlsPage } from './page';

const FIFTY_YEARS = 50 * 366 * 24 * 60 * 60_000;
const offset = v.pipe(v.number(), v.integer(), v.minValue(-FIFTY_YEARS), v.maxValue(FIFTY_YEARS));
const clockSchema = v.union([
  v.pipe(
    v.object({ offsetMs: offset }),
    v.transform(({ offsetMs }) => offsetMs),
  ),
  v.pipe(
    v.object({ offset }),
    v.transform((body) => body.offset),
  ),
]);
const linkSchema = v.object({ username: v.string() });
const releaseSchema = v.object({ endpoint: v.optional(v.string()) });

/**
 * QA's controls (docs/decisions/0043): plain JSON without an envelope. An invalid body gets 400 and
 * a sentence, a page of another origin 403.
 */
export const mountControls = (app: Hono, services: ControlledServices): void => {
  const { db, clock, settings, faults, journal, perAccount, chat, network } = services;

  app.use('/sandbox/*', ownOrigin(network));

  app.post('/sandbox/reset', async (c) => {
    await perAccount('sandbox:reset', () => resetToSeed(services));
    return c.json({ reset: true });
  });

  app.get('/sandbox/outbox', async (c) => {
    const to = c.req.query('to');
    const sent = await db
      .select()
      .from(outbox)
      .where(to === undefined ? undefined : eq(outbox.to, to))
      .orderBy(desc(outbox.id))
      .limit(200);
    return c.json(sent.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.getTime() })));
  });

  app.get('/sandbox/settings', (c) => c.json(settings.current()));
  app.patch('/sandbox/settings', async (c) => {
    const problem = await settings.patch(await bodyOf(c));
    if (problem === null)
      await perAccount('sandbox:network', () =>
        sizeNetwork(db, settings.current().networkSize, clock.now()),
      );
    return problem === null ? c.json(settings.current()) : c.json({ error: problem }, 400);
  });

  app.get('/sandbox/faults', (c) => c.json(faults.list()));
  app.put('/sandbox/faults', async (c) => {
    const list = v.safeParse(v.array(faultSchema), await bodyOf(c));
    if (!list.success) return c.json({ error: problemOf(list.issues) }, 400);
    faults.replace(list.output);
    if (list.output.some(({ endpoint, kind }) => endpoint === CHAT_EVENTS && kind === 'drop'))
      chat.streams.endAll({ isDropped: true });
    return c.json(faults.list());
  });
  app.post('/sandbox/release', async (c) => {
    const body = v.safeParse(releaseSchema, (await bodyOf(c)) ?? {});
    return body.success
      ? c.json({ released: faults.release(body.output.endpoint) })
      : c.json({ error: problemOf(body.issues) }, 400);
  });

  const clockState = () => ({ now: clock.now(), offsetMs: clock.offset() });
  app.get('/sandbox/clock', (c) => c.json(clockState()));
  app.put('/sandbox/clock', async (c) => {
    const wanted = v.safeParse(clockSchema, await bodyOf(c));
    if (!wanted.success)
      return c.json({ error: 'Send {"offsetMs": milliseconds}, a whole number.' }, 400);
    clock.setOffset(wanted.output);
    return c.json(clockState());
  });

  app.get('/sandbox/journal', (c) => c.json(journal.entries()));
  app.delete('/sandbox/journal', (c) => {
    journal.clear();
    return c.json([]);
  });

  /** A call by which a person decides: `act` is false where there is nothing to decide. */
  const decide = <TSchema extends v.GenericSchema>(
    path: string,
    schema: TSchema,
    {
      act,
      answer,
      refusal,
    }: {
      act: (wanted: v.InferOutput<TSchema>) => Promise<boolean>;
      answer: () => unknown;
      refusal: string;
    },
  ) =>
    app.post(`/sandbox/${path}`, async (c) => {
      const wanted = v.safeParse(schema, await bodyOf(c));
      if (!wanted.success) return c.json({ error: problemOf(wanted.issues) }, 400);
      return (await act(wanted.output)) ? c.json(await answer()) : c.json({ error: refusal }, 400);
    });

  app.post('/sandbox/withdrawals', async (c) => {
    const wanted = v.safeParse(paidSchema, await bodyOf(c));
    if (!wanted.success) return c.json({ error: problemOf(wanted.issues) }, 400);
    const made = await perAccount(`sandbox:withdrawal:${wanted.output.username}`, () =>
      payWithdrawal(services, wanted.output),
    );
    return made
      ? c.json(made)
      : c.json({ error: 'There is no such member, or not that much in the wallet.' }, 400);
  });

  app.get('/sandbox/applications', async (c) => c.json(await applicationsOf(services)));
  app.get('/sandbox/applications/images/:id', async (c) => {
    const found = await activityImage(db, c.req.param('id'));
    return found
      ? c.body(new Uint8Array(found.image), 200, {
          'Content-Type': found.type,
          'Content-Disposition': 'inline; filename="image"',
          'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
          'Cross-Origin-Resource-Policy': 'same-origin',
        })
      : c.json({ error: 'There is no such image.' }, 404);
  });
  decide('applications', decisionSchema, {
    act: (wanted) => decideApplication(services, wanted),
    answer: () => ({ decided: true }),
    refusal: 'No such application waits.',
  });

  app.get('/sandbox/redemptions', async (c) => c.json(await waitingRedemptions(services)));
  decide('redemptions', reviewSchema, {
    act: (wanted) => reviewRedemption(services, wanted),
    answer: () => waitingRedemptions(services),
    refusal: 'No such reward waits for a decision.',
  });

  app.get('/sandbox/chats', async (c) => c.json(await handedOverChats(services)));
  decide('chats', answerSchema, {
    act: (wanted) => answerChat(services, wanted),
    answer: () => handedOverChats(services),
    refusal: 'No such chat was handed over.',
  });

  app.get('/sandbox/people', (c) =>
    c.json(
      people.map(
        ({ username, password, nickname, type, balance, about, mobile, email, affiliateCode }) => ({
          username,
          password,
          nickname,
          type,
          balance,
          about,
          mobile,
          email,
          affiliateCode,
        }),
      ),
    ),
  );

  app.post('/sandbox/links', async (c) => {
    const wanted = v.safeParse(linkSchema, await bodyOf(c));
    if (!wanted.success) return c.json({ error: problemOf(wanted.issues) }, 400);
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.username, wanted.output.username));
    if (!user) return c.json({ error: 'There is no such account.' }, 400);
    const { token, seconds } = await makeLink({ db, clock }, user);
    return c.json({ token, seconds, address: `/?${new URLSearchParams({ token }).toString()}` });
  });

  app.get('/sandbox/endpoints', (c) =>
    c.json([
      ...Object.entries(endpoints).map(([key, { method, path }]) => ({ key, method, path })),
      { key: CHAT_EVENTS, method: 'GET', path: CHAT_EVENTS_PATH },
    ]),
  );

  serveControlsPage(app);
};

const resetToSeed = async ({
  db,
  clock,
  settings,
  faults,
  journal,
  rateLimits,
  firebase,
  identityProvider,
  chat,
}: ControlledServices): Promise<void> => {
  faults.replace([]);
  faults.release();
  clock.setOffset(0);
  await chat.clear();
  await seed(db);
  await settings.reset();
  rateLimits.reset();
  journal.clear();
  firebase.codes.clear();
  firebase.tokens.clear();
  identityProvider.clear();
};

const bodyOf = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined);

const problemOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ');
