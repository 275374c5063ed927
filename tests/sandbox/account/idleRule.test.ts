import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { idleSchema } from '../../../contract/idleLogout';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import { idleRule, type IdleAnswer } from '../../../proofs/playControl/idleRule';
import { idleRuleCases } from '../../../proofs/playControl/idleRule.cases';
import { seeded } from '../../../qa/base/seeded';
import { createModel, type Configuration } from '../../../qa/model/model';
import { transitionsOf } from '../../../qa/model/transitions';
import { onEveryDatabase } from '../harness/onEveryDatabase';
import { createTable } from '../harness/play';

const MINUTE = 60_000;
const STEPS = 40;
type IdleEvent = Parameters<typeof idleRule.transition>[1];
/** A login ends although its page asks, and another jurisdiction brings it the rule. */
const BEGINNING = [
  'time.pass',
  'page.ask',
  'time.pass',
  'page.ask',
  'time.pass',
  'page.ask',
  'person.act',
  'person.logIn',
];

const model = createModel(idleRuleCases);
const transitions = transitionsOf(idleRule);
const taken = new Set<string>();

onEveryDatabase((stage) => {
  const tell = (token: string, secondsAgo: number | null) =>
    stage.client.call('sessionActivity', { secondsAgo }, { token, language: 'EN' });
  // What a step itself takes does not count.
  const pass = (milliseconds: number) => stage.clock.stopAt(stage.clock.now() + milliseconds);
  const statusOf = async (token: string) =>
    (await stage.client.call('balance', {}, { token })).status;

  it.each(JURISDICTIONS)(
    'the model of the idle logout does what the platform does in %s',
    async (code) => {
      await stage.client.control('PATCH', 'settings', { jurisdiction: code });
      let token = await stage.client.tokenOf('player');
      const random = seeded(1, code);
      let here: Configuration = model.start(idleRuleCases.inputs[code]).configuration;
      for (let count = 0; count < STEPS; count++) {
        const wanted = BEGINNING[count];
        const all = model
          .stimuli(here)
          .stimuli.filter(({ event }) => wanted === undefined || event.type === wanted)
          .map((stimulus) => ({ stimulus, moved: model.step(here, stimulus) }));
        const next = all[Math.floor(random() * all.length)];
        if (!next) throw new Error('the model stands still');
        const [id = ''] = next.moved.transitions;
        taken.add(id);
        here = next.moved.configuration;
        const event = next.stimulus.event as IdleEvent;
        const where = `step ${count + 1} in ${code}: ${JSON.stringify(event)}`;
        const answer = (transitions.get(id)?.meta as { answer: IdleAnswer } | undefined)?.answer;
        const expectStatus = (status: number) =>
          expect(status, where).toBe(answer === 'accepted' ? 200 : 401);
        switch (event.type) {
          case 'time.pass':
            pass(event.minutes * MINUTE);
            break;
          case 'person.act':
            expectStatus((await tell(token, 0)).status);
            break;
          case 'page.ask':
            expectStatus((await tell(token, null)).status);
            expectStatus(await statusOf(token));
            break;
          case 'person.logIn':
            token = await stage.client.tokenOf('player');
            break;
          case 'pack.switch':
            await stage.client.control('PATCH', 'settings', { jurisdiction: event.to });
        }
      }
    },
  );

  it('these walks took every transition of the model', () => {
    expect([...transitions.keys()].filter((id) => !taken.has(id))).toEqual([]);
  });

  it('says when the login ends, and why it ended', async () => {
    const token = await stage.client.tokenOf('player');
    const read = async () => v.parse(idleSchema, (await tell(token, null)).value);
    const { logout, now } = await read();
    expect(logout?.minutes).toBe(30);
    expect(Math.round(((logout?.at ?? 0) - now) / MINUTE)).toBe(30);
    pass(20 * MINUTE);
    // What the person did five minutes ago counts from then.
    await tell(token, 5 * 60);
    pass(24 * MINUTE);
    expect(await statusOf(token)).toBe(200);
    pass(MINUTE);
    expect(await tell(token, 0)).toMatchObject({
      status: 401,
      value: { reason: 'idle' },
      message: 'You were logged out because you did nothing for a while',
    });
    expect((await stage.client.call('balance', {}, { token: 'dead' })).value).toBeNull();
    expect(await statusOf(token)).toBe(401);
  });

  it('believes no doing that lies before another, and none that is too long ago', async () => {
    const token = await stage.client.tokenOf('player');
    pass(10 * MINUTE);
    await tell(token, 0);
    await tell(token, 9 * 60);
    pass(25 * MINUTE);
    expect(await statusOf(token)).toBe(200);
    expect((await tell(token, 3_601)).success).toBe(false);
  });

  it('counts another tab of the browser, and a bet, but not another device', async () => {
    const browser = { headers: { 'User-Agent': 'A browser' } };
    const [tab, beside, phone] = [
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
      await stage.client.tokenOf('player'),
    ];
    for (const token of [tab, beside])
      await stage.client.call('balance', {}, { token, ...browser });
    await stage.client.call('balance', {}, { token: phone, headers: { 'User-Agent': 'A phone' } });
    pass(20 * MINUTE);
    await stage.client.call('sessionActivity', { secondsAgo: 0 }, { token: tab, ...browser });
    pass(11 * MINUTE);
    expect(await statusOf(beside)).toBe(200);
    expect(await statusOf(phone)).toBe(401);

    const table = createTable(stage.client);
    const { ticket } = await table.launch(tab);
    for (const minutes of [0, 20]) {
      pass(minutes * MINUTE);
      expect((await table.bet(ticket, randomUUID())).success).toBe(true);
    }
    pass(25 * MINUTE);
    expect(await statusOf(tab)).toBe(200);
    pass(5 * MINUTE);
    expect(await statusOf(tab)).toBe(401);
    expect((await table.bet(ticket, randomUUID())).value).toEqual({ reason: 'gameEnded' });
  });

  it('holds for agents too, and an ended login is no device any more', async () => {
    const agent = await stage.client.tokenOf('agent');
    const idle = await stage.client.tokenOf('player');
    pass(29 * MINUTE);
    expect(await statusOf(agent)).toBe(200);
    pass(MINUTE);
    expect(await statusOf(agent)).toBe(401);
    expect(await statusOf(idle)).toBe(401);
    const token = await stage.client.tokenOf('player');
    expect((await stage.client.call('devices', {}, { token })).value).toHaveLength(1);
  });
});
