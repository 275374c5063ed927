import { expect, it } from 'vitest';
import * as v from 'valibot';
import { roomListSchema } from '../../../contract/play';
import { createTable, wanted } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
/** People who may play, more than any small room has seats. */
const PEOPLE = ['player', 'paid', 'agent', 'agent2', 'agent41', 'agent42', 'downline'] as const;

onEveryDatabase((stage) => {
  const table = () => createTable(stage.client);
  const rooms = async (rest: Record<string, unknown> = {}) =>
    v.parse(
      roomListSchema,
      (await stage.client.call('roomList', { language: 'EN', ...rest })).value,
    );
  const roomOf = async (roomId: string) => {
    const room = (await rooms()).find((one) => one.roomId === roomId);
    if (!room) throw new Error(`There is no room ${roomId}.`);
    return room;
  };
  const smallest = async () => {
    const [first] = (await rooms()).toSorted((a, b) => a.seats - b.seats);
    if (!first) throw new Error('There are no rooms.');
    return first;
  };
  type Room = Awaited<ReturnType<typeof smallest>>;
  const inRoom = ({ game: { vassalage, gameType, gameCode }, roomId }: Room) => ({
    vassalage,
    gameType,
    gameCode,
    roomId,
  });
  const tokens = () => Promise.all(PEOPLE.map((username) => stage.client.tokenOf(username)));
  const sit = (token: string, room: Room) =>
    stage.client.call('launchGame', wanted(inRoom(room)), { token, language: 'EN' });

  it('lists the rooms of all vendors, without anyone at first', async () => {
    const all = await rooms();
    expect(all.length).toBeGreaterThan(10);
    for (const { seated, seats, game } of all) {
      expect([seated, seats > 1, game.gameType]).toEqual([0, true, 'PVP']);
    }
    expect(new Set(all.map(({ game }) => game.vassalage)).size).toBeGreaterThan(1);
    expect((await rooms({ language: 'MY' }))[0]?.name).toMatch(/\p{Script=Myanmar}/u);
  });

  it('never seats more than the seats, however many sit down at once', async () => {
    const room = await smallest();
    const people = await tokens();
    const answers = await Promise.all(people.map((token) => sit(token, room)));
    expect(answers.filter(({ success }) => success)).toHaveLength(room.seats);
    for (const { value, message } of answers.filter(({ success }) => !success))
      expect([value?.['reason'], message]).toEqual([
        'roomFull',
        'Every seat in this room is taken. Please choose another room',
      ]);
    expect((await roomOf(room.roomId)).seated).toBe(room.seats);
  });

  it('gives a member one seat, however often the launch is asked for', async () => {
    const room = await smallest();
    const [player = '', paid = ''] = await tokens();
    for (const answer of await Promise.all([sit(player, room), sit(player, room), sit(paid, room)]))
      expect(answer.success).toBe(true);
    expect((await roomOf(room.roomId)).seated).toBe(2);
    expect((await sit(player, room)).success).toBe(true);
  });

  it('frees a seat when the game, its ticket or the session ends', async () => {
    const { client, clock } = stage;
    const room = await smallest();
    const seated = async () => (await roomOf(room.roomId)).seated;
    const [player = '', paid = ''] = await tokens();
    const { ticket } = await table().launch(player, inRoom(room));
    expect(await seated()).toBe(1);
    await table().call('close', { ticket });
    expect(await seated()).toBe(0);
    await sit(player, room);
    await sit(paid, room);
    expect(await seated()).toBe(2);
    await client.call('logout', {}, { token: paid });
    expect(await seated()).toBe(1);
    clock.setOffset(5 * MINUTE);
    expect(await seated()).toBe(0);
  });

  it('plays for the minimum bet of the room', async () => {
    const gold = (await rooms()).find(({ minimumBet }) => minimumBet === '2000.00');
    if (!gold) throw new Error('There is no room from 2,000.');
    const { ticket } = await table().launch(await stage.client.tokenOf('player'), inRoom(gold));
    expect((await table().call('open', { ticket })).value).toMatchObject({
      room: gold.name,
      minimum: '2000.00',
      usual: '2000.00',
    });
    expect(await table().bet(ticket, 'bet-00001', '1999.99')).toMatchObject({
      success: false,
      message: 'Please choose a stake from 2000.00 to 100000',
    });
    expect((await table().bet(ticket, 'bet-00002', '2000')).success).toBe(true);
  });

  it('refuses a room that does not exist, and a room of another game', async () => {
    const token = await stage.client.tokenOf('player');
    const room = await smallest();
    for (const over of [{ ...inRoom(room), roomId: 'HC-P999-1' }, { roomId: room.roomId }])
      expect(
        await stage.client.call('launchGame', wanted(over), { token, language: 'EN' }),
      ).toMatchObject({
        success: false,
        value: { reason: 'roomUnknown' },
        message: 'There is no such room',
      });
  });
});
