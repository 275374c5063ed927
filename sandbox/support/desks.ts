import { TZDate } from '@date-fns/tz';
import type { Language } from '../../contract/constants';
import type { ChatModel } from '../../contract/support';
import type { Services } from '../kit/services';

/** A desk of the live chat. */
export type Desk = {
  modelId: string;
  name: Record<Language, string>;
  hours: 'always' | 'office';
  clerk: Record<Language, string>;
};

/** The desks of the live chat, and the clerks there. */
const DESKS: readonly Desk[] = [
  {
    modelId: 'player',
    name: { EN: 'Player support', MY: 'ကစားသူ ဝန်ဆောင်မှု' },
    hours: 'always',
    clerk: { EN: 'Ma Su', MY: 'မစု' },
  },
  {
    modelId: 'agent',
    name: { EN: 'Agent support', MY: 'အေးဂျင့် ဝန်ဆောင်မှု' },
    hours: 'office',
    clerk: { EN: 'Daw Mya', MY: 'ဒေါ်မြ' },
  },
  {
    modelId: 'payments',
    name: { EN: 'Payments', MY: 'ငွေပေးချေမှု' },
    hours: 'always',
    clerk: { EN: 'Ko Htet', MY: 'ကိုထက်' },
  },
];
/** The colleague who takes over when a desk does not understand. */
export const COLLEAGUE: Desk['clerk'] = { EN: 'Ma Hnin', MY: 'မနှင်း' };

const OFFICE = { zone: 'Asia/Yangon', from: 12, to: 21 };

/** The desk of an id; undefined for an unknown id. */
export const deskOf = (modelId: string): Desk | undefined =>
  DESKS.find((desk) => desk.modelId === modelId);

/** The desks on the wire (spec §7 CBS_modelList). */
export const chatModelsIn = (
  services: Pick<Services, 'clock' | 'settings'>,
  language: Language,
): ChatModel[] =>
  DESKS.map((desk) => ({
    modelId: desk.modelId,
    name: desk.name[language],
    isOnline: isOnline(services, desk),
  }));

/** Whether a desk takes chats now. */
export const isOnline = (
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { hours }: Desk,
): boolean => {
  const { desks } = settings.current().chat;
  if (desks !== 'hours') return desks === 'online';
  return hours === 'always' || isOfficeHour(clock.now());
};

/** Monday to Friday, noon to 9 pm in Yangon. */
const isOfficeHour = (now: number): boolean => {
  const there = new TZDate(now, OFFICE.zone);
  const day = there.getDay();
  return day >= 1 && day <= 5 && there.getHours() >= OFFICE.from && there.getHours() < OFFICE.to;
};
