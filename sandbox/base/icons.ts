import type { Language } from '../../contract/constants';

/** A picture of a member: its colours as hues, and what is drawn on 64 × 64 units. */
export type Icon = { id: string; name: Record<Language, string>; hue: number; drawing: string };

const petals = (count: number, petal: string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 32 32)">${petal}</g>`,
  ).join('');

/** The pictures that members choose from. */
export const ICONS: readonly Icon[] = [
  {
    id: 'padauk',
    name: { EN: 'Padauk flower', MY: 'ပိတောက်ပန်း' },
    hue: 85,
    drawing:
      petals(5, '<ellipse cx="32" cy="21" rx="7.5" ry="10"/>') +
      '<circle cx="32" cy="32" r="4.5" class="deep"/>',
  },
  {
    id: 'lotus',
    name: { EN: 'Lotus', MY: 'ကြာပန်း' },
    hue: 350,
    drawing:
      '<path d="M32 16c7 8 7 22 0 30-7-8-7-22 0-30z"/>' +
      '<path d="M16 26c9 1 14 9 16 20-10 0-17-9-16-20zM48 26c-9 1-14 9-16 20 10 0 17-9 16-20z"/>',
  },
  {
    id: 'moon',
    name: { EN: 'Moon', MY: 'လ' },
    hue: 275,
    drawing: '<path d="M40 44A17 17 0 1 1 34 15a14 14 0 1 0 14 22 17 17 0 0 1-8 7z"/>',
  },
  {
    id: 'sun',
    name: { EN: 'Sun', MY: 'နေ' },
    hue: 60,
    drawing:
      '<circle cx="32" cy="32" r="9"/>' +
      petals(8, '<rect x="30.5" y="13" width="3" height="7" rx="1.5"/>'),
  },
  {
    id: 'star',
    name: { EN: 'Star', MY: 'ကြယ်' },
    hue: 240,
    drawing:
      '<path d="M32 14l5.3 11.4 12.4 1.5-9.2 8.5 2.5 12.3' +
      'L32 41.5l-11 6.2 2.5-12.3-9.2-8.5 12.4-1.5z"/>',
  },
  {
    id: 'fish',
    name: { EN: 'Fish', MY: 'ငါး' },
    hue: 200,
    drawing:
      '<path d="M13 32c7-11 19-13 28-4l9-7v22l-9-7c-9 9-21 7-28-4z"/>' +
      '<circle cx="23" cy="30" r="2" class="deep"/>',
  },
  {
    id: 'boat',
    name: { EN: 'Boat', MY: 'လှေ' },
    hue: 220,
    drawing:
      '<path d="M13 38h38c-3 7-8 10-19 10s-16-3-19-10z"/>' +
      '<path d="M33 14v21h15c-1-10-7-17-15-21zM29 20v15H18c1-6 5-11 11-15z"/>',
  },
  {
    id: 'umbrella',
    name: { EN: 'Parasol', MY: 'ပုသိမ်ထီး' },
    hue: 25,
    drawing:
      '<path d="M12 34a20 20 0 0 1 40 0c-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0-3-3-7-3-10 0z"/>' +
      '<rect x="30.7" y="33" width="2.6" height="17" rx="1.3"/>',
  },
  {
    id: 'pagoda',
    name: { EN: 'Pagoda', MY: 'စေတီ' },
    hue: 75,
    drawing: '<path d="M31 10h2v8c1 7 5 9 8 15l4 9h4v6H15v-6h4l4-9c3-6 7-8 8-15z"/>',
  },
  {
    id: 'leaf',
    name: { EN: 'Leaf', MY: 'သစ်ရွက်' },
    hue: 150,
    drawing: '<path d="M48 16c2 19-6 31-21 31-3 0-5-1-7-2l-4 5-3-2 5-7c-3-16 12-25 30-25z"/>',
  },
  {
    id: 'drop',
    name: { EN: 'Raindrop', MY: 'မိုးစက်' },
    hue: 230,
    drawing: '<path d="M32 12c9 12 14 18 14 25a14 14 0 0 1-28 0c0-7 5-13 14-25z"/>',
  },
  {
    id: 'kite',
    name: { EN: 'Kite', MY: 'စွန်' },
    hue: 320,
    drawing: '<path d="M34 11l14 17-20 19-10-22zM27 48l3 2c-2 4-7 5-11 4l1-3c3 1 6 0 7-3z"/>',
  },
];
