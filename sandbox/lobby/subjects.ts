import type { Theme } from './names';

/** What a cover shows: what the name of a game says, a slot's theme, or the kind of game. */
export type Subject =
  | Theme
  | 'anchor'
  | 'animals'
  | 'ankh'
  | 'astronaut'
  | 'balls'
  | 'beads'
  | 'bear'
  | 'bell'
  | 'bloom'
  | 'bomb'
  | 'book'
  | 'bull'
  | 'butterfly'
  | 'cactus'
  | 'candy'
  | 'cannon'
  | 'cards'
  | 'castle'
  | 'cat'
  | 'cherries'
  | 'chest'
  | 'chips'
  | 'citrus'
  | 'coconut'
  | 'coin'
  | 'comet'
  | 'compass'
  | 'crab'
  | 'cookie'
  | 'crown'
  | 'cupcake'
  | 'dice'
  | 'dinosaur'
  | 'dolphin'
  | 'donut'
  | 'dragons'
  | 'durian'
  | 'eagle'
  | 'elephant'
  | 'elk'
  | 'envelope'
  | 'fan'
  | 'feather'
  | 'fish'
  | 'fishes'
  | 'flame'
  | 'galleon'
  | 'gong'
  | 'gorilla'
  | 'grapes'
  | 'hat'
  | 'horse'
  | 'horseshoe'
  | 'iceCream'
  | 'ingots'
  | 'koi'
  | 'lamp'
  | 'lantern'
  | 'leaves'
  | 'leopard'
  | 'lion'
  | 'live'
  | 'lobby'
  | 'lollipop'
  | 'lotus'
  | 'macaron'
  | 'mango'
  | 'map'
  | 'melon'
  | 'monkey'
  | 'numbers'
  | 'octopus'
  | 'owl'
  | 'padauk'
  | 'pagoda'
  | 'panda'
  | 'panther'
  | 'papaya'
  | 'parasol'
  | 'parrot'
  | 'peacock'
  | 'pharaoh'
  | 'pineapple'
  | 'pines'
  | 'planet'
  | 'plum'
  | 'potion'
  | 'pyramid'
  | 'race'
  | 'rhino'
  | 'rocket'
  | 'roulette'
  | 'saucer'
  | 'scarab'
  | 'sevens'
  | 'shark'
  | 'shell'
  | 'sheriff'
  | 'skull'
  | 'snake'
  | 'sports'
  | 'strawberry'
  | 'swan'
  | 'swords'
  | 'tiles'
  | 'toad'
  | 'train'
  | 'trident'
  | 'turtle'
  | 'unicorn'
  | 'wave'
  | 'whale'
  | 'wizard'
  | 'wolves'
  | 'zombie';

/**
 * The words of names that say what a cover shows. An animal or a thing that is not drawn is not
 * shown as another one: such a slot has what belongs to its theme.
 */
const SAID: Partial<Record<Subject, string>> = {
  dragons: 'Dragon Dragons Wyrm Hatchling Drake Serpent',
  crown: 'Crown Throne Emperor',
  chest: 'Hoard Chest Booty Plunder Treasure Casket Vault',
  shell: 'Shell Pearl',
  shark: 'Shark',
  whale: 'Whale',
  dolphin: 'Dolphin',
  octopus: 'Octopus Kraken',
  turtle: 'Turtle',
  anchor: 'Anchor',
  trident: 'Trident Neptune',
  cherries: 'Cherry',
  citrus: 'Lemon Citrus',
  pineapple: 'Pineapple',
  grapes: 'Grapes',
  melon: 'Melon',
  mango: 'Mango',
  plum: 'Plum',
  papaya: 'Papaya',
  strawberry: 'Berries',
  coconut: 'Coconut',
  durian: 'Durian',
  sevens: 'Sevens',
  scarab: 'Scarab Scarabs',
  pharaoh: 'Pharaoh Mask Idol Sphinx Cleopatra',
  ankh: 'Ankh Amulet Relic',
  book: 'Book Grimoire Spells',
  wolves: 'Wolf Pack Howl Howling Fang Hunt',
  bear: 'Bear',
  elk: 'Elk',
  eagle: 'Eagle',
  bull: 'Bison',
  elephant: 'Elephant Elephants',
  monkey: 'Monkey Monkeys Banana',
  gorilla: 'Gorilla Ape',
  parrot: 'Parrot Toucan',
  rhino: 'Rhino',
  panther: 'Panther',
  leopard: 'Jaguar Leopard',
  coin: 'Coins Doubloons',
  cat: 'Cat',
  pagoda: 'Pagoda Shwedagon',
  lantern: 'Lantern',
  ingots: 'Ingots',
  envelope: 'Envelope',
  toad: 'Toad',
  gong: 'Gong',
  bell: 'Bells',
  sheriff: 'Sheriff Wanted',
  hat: 'Gunslinger Outlaw Outlaws Bandit Posse',
  train: 'Train',
  horseshoe: 'Horseshoe',
  horse: 'Mustang Rodeo',
  snake: 'Rattlesnake',
  cactus: 'Cactus Canyon Badlands',
  cupcake: 'Cupcake Bakery',
  lollipop: 'Lollipop',
  donut: 'Donut',
  cookie: 'Cookies',
  iceCream: 'Sundae',
  macaron: 'Macaron',
  candy: 'Candies Candy Bonbons Toffee Gummies',
  rocket: 'Rocket Voyager',
  planet: 'Planet Galaxy Orbit Saturn',
  comet: 'Comet Asteroid Meteor',
  astronaut: 'Astronaut',
  saucer: 'Invaders',
  tiger: 'Tiger Tigers Stripes Bengal',
  lion: 'Lion',
  panda: 'Panda',
  phoenix: 'Phoenix Firebird Firebirds Wings',
  feather: 'Feather Plume',
  flame: 'Flame Ember',
  swan: 'Swan Crane Hamsa',
  peacock: 'Peacock',
  galleon: 'Galleon Ship',
  swords: 'Cutlass Knights',
  cannon: 'Cannons',
  map: 'Map Island',
  compass: 'Compass',
  skull: 'Skull Pirate Corsair Raiders Buccaneers',
  padauk: 'Padauk',
  lotus: 'Lotus',
  butterfly: 'Butterfly Butterflies',
  koi: 'Koi',
  parasol: 'Parasol',
  wizard: 'Wizard Witch Merlin',
  potion: 'Potion Cauldron Alchemist',
  unicorn: 'Unicorn',
  owl: 'Owl',
  lamp: 'Lamp Genie',
  castle: 'Castle',
};
/** Words of the scene, which counts when no other word of the name says more. */
const SCENE: Partial<Record<Subject, string>> = {
  bloom: 'Orchid Orchids Jasmine Blossom Petals Bloom Bouquet Flowers Garden',
  leaves: 'Canopy Falls Vine Jungle Safari Expedition',
  pyramid: 'Pyramid Temple Tomb Altar Chamber Oasis Giza',
  wave: 'Tide Tidal Wave Current Depths Deep Lagoon Reef Harbour',
};
/** Words that say something else in one theme. */
const SAID_IN: Partial<Record<Theme, Partial<Record<Subject, string>>>> = {
  blossom: { bloom: 'Cherry Plum' },
  pirate: { chest: 'Bounty' },
  tiger: { animals: 'Claw Roar Hunter Warrior Cub Guardian Monk Chief Eyes' },
  west: { sheriff: 'Bounty', horse: 'Stampede' },
  wolf: { pines: 'Moon Pines Tundra Prairie Trail Ridge Winter' },
};
/** What is shown of a theme when no word says more. */
const OTHERWISE: Partial<Record<Theme, Subject>> = { tiger: 'animals' };

const byWord = (said: Partial<Record<Subject, string>>): ReadonlyMap<string, Subject> =>
  new Map(
    subjectsOf(said).flatMap((subject) =>
      (said[subject] ?? '').split(' ').map((word) => [word, subject] as const),
    ),
  );
const subjectsOf = (said: Partial<Record<Subject, string>>): Subject[] =>
  Object.keys(said).filter((name): name is Subject => Object.hasOwn(said, name));

/** The subject that a word of a slot's name says; undefined for the others. */
export const SUBJECT_OF_WORD = byWord(SAID);
const ofScene = byWord(SCENE);
const ofTheme = new Map(
  Object.entries(SAID_IN).map(([theme, said]) => [theme, byWord(said)] as const),
);

/** What the cover of a slot shows. `says`: the words of its name, the most telling one first. */
export const subjectOfSlot = (theme: Theme, says: readonly string[]): Subject => {
  const own = ofTheme.get(theme);
  const said = says.flatMap((word) => own?.get(word) ?? SUBJECT_OF_WORD.get(word) ?? []);
  const scene = says.flatMap((word) => ofScene.get(word) ?? []);
  const usual = OTHERWISE[theme] ?? theme;
  return [...said, ...scene].find((subject) => subject !== usual) ?? usual;
};

type Rule = readonly [word: RegExp, subject: Subject];
/** What the cover of any other game shows. `letter`: the first one of its code. */
export const subjectOf = (letter: string, gameName: string): Subject =>
  NAMED.find(([word]) => word.test(gameName))?.[1] ?? OF_KIND[letter] ?? 'lobby';

/** The subjects of games whose names say what they are; the first rule counts. */
const NAMED: readonly Rule[] = [
  [/Roulette/, 'roulette'],
  [/Sic Bo|dice|Ludo/i, 'dice'],
  [/Dragon Tiger/, 'tiger'],
  [/Fan Tan/, 'beads'],
  [/Lotus/, 'lotus'],
  [/Padauk/, 'padauk'],
  [/\bcars\b|\brac(e|ing)\b/i, 'race'],
  [/Rocket/, 'rocket'],
  [/Bitcoin/, 'coin'],
  [/Mahjong/, 'tiles'],
  [/Bull/, 'bull'],
  [/Blackjack|Shan|Rummy|Big Two|Thirteen|Landlord/, 'fan'],
  [/Baccarat|Bahar|Three Card|Poker|Hold|Patti|Deng/, 'chips'],
  [/digits|pick|Keno|Lucky Five|six|Happy 8|Lotto/i, 'balls'],
  [/Shark/, 'shark'],
  [/Crab/, 'crab'],
  [/Dinosaur/, 'dinosaur'],
  [/Zombie/, 'zombie'],
  [/Bomb/, 'bomb'],
  [/Cannon/, 'cannon'],
  [/^Dragon/, 'dragons'],
  [/King/, 'crown'],
  [/Paradise/, 'shell'],
  // The sea has more than one fish: neighbours in the list of fishing games differ.
  [/Golden/, 'koi'],
  [/Happy/, 'dolphin'],
  [/Lucky/, 'turtle'],
  [/Mega|Ocean/, 'whale'],
  [/Deep Sea|Legend/, 'octopus'],
  [/Jackpot/, 'chest'],
  [/Thunder/, 'trident'],
  [/Fishing|Hunter|Catch/, 'fishes'],
];
const OF_KIND: Partial<Record<string, Subject>> = {
  L: 'live',
  F: 'fish',
  P: 'cards',
  E: 'numbers',
};
