import type { SocialProvider } from '../../../contract/domain';
import type { SocialPerson } from '../../kit/services';

const thiri = { name: 'Thiri', about: 'Has the account player on Padauk' };
const newcomer = 'Is new to Padauk';

/** The people of each provider. */
export const SOCIAL_PEOPLE: Record<SocialProvider, readonly SocialPerson[]> = {
  facebook: [
    { ...thiri, subject: 'fb-1001', email: 'thiri@mail.example' },
    { subject: 'fb-1002', name: 'Moe Moe Khaing', email: 'moemoe@mail.example', about: newcomer },
    { subject: 'fb-1003', name: 'Htet Aung', email: 'htet.aung@mail.example', about: newcomer },
  ],
  google: [
    { ...thiri, subject: 'g-2001', email: 'thiri@mail.example' },
    { subject: 'g-2002', name: 'Yu Yu Hlaing', email: 'yuyu@mail.example', about: newcomer },
    { subject: 'g-2003', name: 'Kyaw Thura', email: 'kyaw.thura@mail.example', about: newcomer },
  ],
};

/** The person of a subject; null for an unknown one. */
export const personOf = (provider: SocialProvider, subject: string): SocialPerson | null =>
  SOCIAL_PEOPLE[provider].find((person) => person.subject === subject) ?? null;
