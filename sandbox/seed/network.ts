import type { History } from './history';
import { randomFrom } from '../base/random';

/** A member of the network around the seeded people. */
export type Placed = {
  username: string;
  nickname: string;
  type: number;
  balance: string;
  /** Days since the registration, and since the last login. */
  age: number;
  away: number;
};
/** A team: agents with teams of their own, and plain members. */
type Team = {
  username: string;
  nickname: string;
  type: number;
  members: number;
  below: readonly Team[];
};

const team = (
  username: string,
  nickname: string,
  type: number,
  members: number,
  below: readonly Team[] = [],
): Team => ({ username, nickname, type, members, below });
/** A town has two agents below its own, and each of those has one more. */
const town = (
  name: string,
  people: readonly [string, string, string, string, string],
  type: number,
  members: number,
): Team =>
  team(name, people[0], type, members, [
    team(`${name}1`, people[1], 2, 8, [team(`${name}3`, people[3], 2, 5)]),
    team(`${name}2`, people[2], 2, 8, [team(`${name}4`, people[4], 2, 5)]),
  ]);

/** The first of each is a seeded person, as is `downline`. */
const TEAMS: readonly Team[] = [
  team('agent', '', 1, 22, [
    team('downline', '', 1, 18, [
      team('insein', 'Daw Mya', 2, 15, [
        team('hlaing', 'Ko Htay', 2, 12, [team('okkalapa', 'Ma Sandar', 2, 10)]),
      ]),
      team('hledan', 'U Tin', 1, 60),
    ]),
    town('mandalay', ['U Maung', 'Ko Naing', 'Ma Hnin', 'Ko Sithu', 'Ma Wutyi'], 2, 10),
    town('bago', ['Daw Yin', 'Ko Phyo', 'Ma Khaing', 'Ko Zarni', 'Ma Pwint'], 41, 10),
    town('pathein', ['U Soe', 'Ko Lwin', 'Ma Cho', 'Ko Bhone', 'Ma Thuza'], 42, 10),
    town('taunggyi', ['Sai Lao', 'Sai Kham', 'Nang Mo', 'Sai Leng', 'Nang Hom'], 1, 10),
    town('dawei', ['Daw Ohn', 'Ko Thein', 'Ma Nwe', 'Ko Yan', 'Ma Thet'], 2, 10),
  ]),
  team('agent2', '', 2, 6, [team('sagaing', 'U Hlaing', 2, 4)]),
  team('agent41', '', 41, 5, [team('myingyan', 'Daw Kyi', 41, 3)]),
  team('agent42', '', 42, 4, [team('meiktila', 'U Shwe', 42, 3)]),
];
/** Seeded people who belong to a team. */
const SEEDED_MEMBERS: ReadonlyArray<readonly [username: string, upline: string]> = [
  ['player', 'downline'],
  ['paid', 'downline'],
  ['agent', 'padauk'],
];

const FIRST = [
  'Aung',
  'Aye',
  'Chan',
  'Ei',
  'Hla',
  'Htet',
  'Khin',
  'Kyaw',
  'Lin',
  'Min',
  'Moe',
  'Mya',
  'Nay',
  'Nyein',
  'Phyu',
  'Su',
  'Thet',
  'Tun',
  'Win',
  'Zaw',
] as const;
const SECOND = [
  'Bo',
  'Chit',
  'Hein',
  'Htwe',
  'Kaung',
  'Lat',
  'Maw',
  'Myat',
  'Nwe',
  'Oo',
  'Pyae',
  'San',
  'Shein',
  'Thu',
  'Wai',
  'Yamin',
  'Ye',
  'Zin',
] as const;
const SEED = 5_511;
/** How far back people of the network played, in days. */
const MONTHS = 91;

type Network = { placed: Placed[]; uplines: Map<string, string> };

const build = (): Network => {
  const random = randomFrom(SEED);
  const between = (least: number, most: number) =>
    Math.floor(least + random() * (most - least + 1));
  const network: Network = { placed: [], uplines: new Map(SEEDED_MEMBERS) };
  const amount = (least: number, most: number) =>
    (between(least * 100, most * 100) / 100).toFixed(2);

  const place = (
    { username, nickname, type, members, below }: Team,
    age: number,
    isSeeded: boolean,
  ) => {
    if (!isSeeded)
      network.placed.push({
        username,
        nickname,
        type,
        balance: amount(20_000, 150_000),
        age,
        away: between(0, 4),
      });
    for (const agent of below) {
      network.uplines.set(agent.username, username);
      place(agent, Math.max(120, age - between(20, 110)), agent.nickname === '');
    }
    for (let index = 0; index < members; index += 1) {
      const [first, second] = [
        FIRST[between(0, FIRST.length - 1)] ?? FIRST[0],
        SECOND[between(0, SECOND.length - 1)] ?? SECOND[0],
      ];
      const own =
        `${first}${second}${String(network.placed.length).padStart(3, '0')}`.toLowerCase();
      // Every third member joined within the last three months.
      const since = random() < 0.34 ? between(3, 88) : between(92, age);
      network.placed.push({
        username: own,
        nickname: `${first} ${second}`,
        type: 0,
        balance: amount(200, 40_000),
        age: since,
        away: between(0, Math.min(since - 1, 25)),
      });
      network.uplines.set(own, username);
    }
  };
  for (const top of TEAMS) place(top, AGES[top.username] ?? 600, true);
  network.placed.push(HOUSE);
  return network;
};

/** The agent above `agent`: with contracts of its own, `agent` earns more than it pays. */
const HOUSE: Placed = {
  username: 'padauk',
  nickname: 'U Padauk',
  type: 1,
  balance: '5000000.00',
  age: 1_000,
  away: 1,
};

/** Days since the seeded people registered. */
const AGES: Readonly<Record<string, number>> = {
  agent: 900,
  agent2: 700,
  agent41: 500,
  agent42: 480,
  downline: 640,
  player: 420,
  paid: 300,
};
/** How many days ago an account was registered. */
export const ageOf = (username: string): number => AGES[username] ?? 200;

let built: Network | undefined;
const network = (): Network => (built ??= build());

/** The network: the same accounts, some three hundred, every time. */
export const placedPeople = (): readonly Placed[] => network().placed;

/** The username of the upline; null when there is none. */
export const uplineNameOf = (username: string): string | null =>
  network().uplines.get(username) ?? null;

/** Every pair of a member and someone above them, by username. */
export const linksByName = (): Array<{ ancestor: string; member: string; depth: number }> =>
  [...network().uplines.keys()].flatMap((member) => {
    const links = [];
    for (
      let above = uplineNameOf(member), depth = 1;
      above !== null;
      above = uplineNameOf(above), depth += 1
    )
      links.push({ ancestor: above, member, depth });
    return links;
  });

/** How much each member of the network played; agents play little. */
export const networkHistories = (): History[] =>
  placedPeople().map(({ username, type, balance, age, away }, index) => ({
    username,
    balance,
    events: type === 0 ? 14 + ((index * 7) % 20) : 10,
    stakes: index % 9 === 0 ? ['500', '1000', '2000'] : ['50', '100', '200', '500'],
    deposits: index % 9 === 0 ? ['20000', '50000'] : ['2000', '5000', '10000'],
    idle: away * 24 * 60 + 30 + ((index * 41) % 600),
    days: Math.min(age - 1, MONTHS),
  }));
