import type { Banner } from '../../../contract/domain';
import { defineCases } from '../../shared/cases';
import { bannersMachine } from './banners.machine';

const banner: Banner = {
  id: 'b1',
  title: 'Slots',
  imageUrl: '/media/b1.svg',
  groupName: 'w_home',
  linkageType: 'internal',
  url: '/rng',
};

export const cases = defineCases(bannersMachine, {
  file: import.meta.url,
  events: {
    'data.reload': [{ name: 'again' }],
    'data.received': [{ name: 'from elsewhere', value: [] }],
  },
  actors: {
    load: {
      done: [
        { name: 'one banner', output: [banner] },
        { name: 'none', output: [] },
      ],
      error: [{ name: 'offline', error: { kind: 'offline' } }],
    },
  },
});
