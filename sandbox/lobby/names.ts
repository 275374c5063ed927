type Random = () => number;
type Words = { heads: readonly string[]; tails: readonly string[]; places: readonly string[] };

const words = (heads: string, tails: string, places: string): Words => ({
  heads: heads.split(' '),
  tails: tails.split(' '),
  places: places.split(', '),
});

/** The subjects of slots; a cover shows its slot's subject. */
const THEMES = {
  dragon: words(
    'Crimson Jade Golden Ember Sleeping Imperial Thunder Twin Silk Emerald Roaring Celestial Inferno Ancient Scarlet Obsidian',
    'Dragon Dragons Wyrm Hatchling Drake Scales Flame Hoard Pearl Serpent Claw Throne Breath Lair Crown Banner',
    'the East, the Ninth Gate, Heaven, the Lost Dynasty, Bagan, the Red River, the Burning Peak, the Emperor',
  ),
  ocean: words(
    'Coral Deep Sunken Silver Azure Tidal Stormy Pearl Sapphire Drifting Salty Mermaid Moonlit Neptune Atlantis Hidden',
    'Reef Lagoon Tide Shark Whale Dolphin Anchor Depths Wave Octopus Turtle Harbour Current Kraken Shell Trident',
    'the Andaman, the Deep, Ngapali, the Blue Abyss, the Seven Seas, the Pearl Coast, the Sirens, the Old Lighthouse',
  ),
  fruit: words(
    'Juicy Burning Fresh Sizzling Tropical Lucky Sweet Ripe Spicy Neon Crazy Sunny Zesty Frozen Royal Electric',
    'Cherry Mango Melon Lemon Plum Berries Fruits Papaya Durian Pineapple Citrus Orchard Basket Coconut Grapes Sevens',
    'the Market, Summer, the Orchard, Mandalay, the Night Bazaar, Paradise, the Sun, the Golden Grove',
  ),
  temple: words(
    'Hidden Sacred Forgotten Sunlit Scarab Desert Eternal Pharaoh Cleopatra Anubis Gilded Lost Secret Obelisk Cursed Immortal',
    'Temple Pyramid Tomb Idol Scarabs Sphinx Relic Oasis Book Mask Chamber Amulet Sands Dynasty Ankh Altar',
    'Giza, the Nile, the Dead, Ra, the Two Kings, the Sun God, Memphis, the Sandstorm',
  ),
  gems: words(
    'Brilliant Radiant Ruby Mogok Crystal Diamond Glowing Starlit Prism Amethyst Topaz Rainbow Flawless Shining Opal Velvet',
    'Gems Jewels Diamonds Crown Stones Cascade Facets Treasure Rubies Crystals Cluster Vault Mine Sparkle Necklace Casket',
    'Mogok, the Maharaja, the Crystal Cave, the Mine, the Moon, the Queen, the Rainbow, the Crown',
  ),
  wolf: words(
    'Howling Lone Arctic Grey Snowy Midnight Wild Savage Spirit Frosty Northern Shadow Alpha Winter Silent Timber',
    'Wolf Pack Moon Hunt Bear Elk Eagle Tundra Pines Trail Winter Fang Ridge Prairie Bison Howl',
    'the North, the Yukon, the White Forest, the Full Moon, Alaska, the Long Night, the Tundra, the Great Plains',
  ),
  jungle: words(
    'Wild Emerald Roaring Monkey Gorilla Tangled Rainy Mighty Parrot Banana Panther Green Untamed Vine Jaguar Swinging',
    'Jungle King Safari Elephant Ape Canopy Expedition Trail Beast Monkeys Toucan Falls Chief Drums Rhino Stampede',
    'the Amazon, the Irrawaddy, Borneo, the Serengeti, the Lost City, the Elephants, the Wild, the Green Hell',
  ),
  fortune: words(
    'Lucky Prosperous Golden Happy Rich Double Endless Smiling Blessed Thriving Great Triple Abundant Joyful Grand Super',
    'Fortune Coins Cat Pagoda Lantern Ingots Envelope Toad Gong Fan Blessing Wealth Bells Prosperity Abacus Charm',
    'the New Year, Shwedagon, Plenty, the God of Wealth, Inle, the Eight Luck, the Full House, the Red Lantern',
  ),
  west: words(
    'Dusty Wanted Outlaw Rusty Wild Sheriff Bandit Rattlesnake Bounty Tequila Cactus Smoking Renegade Silver Mustang Canyon',
    'Saloon Showdown Posse Train Gunslinger Spurs Nugget Stampede Canyon Horseshoe Gold Outlaws Revolver Rodeo Frontier Whiskey',
    'Tombstone, El Dorado, the Badlands, Dead Creek, the Rio Grande, the Wild West, Silver Gulch, the Last Train',
  ),
  sweets: words(
    'Sugar Candy Honey Frosted Fluffy Sweet Cotton Gummy Chocolate Bubbly Caramel Cherry Rainbow Jelly Sprinkled Marshmallow',
    'Candies Cupcake Bakery Lollipop Donut Gummies Factory Sundae Bonbons Cookies Pudding Parade Toffee Macaron Jellies Dreams',
    'Sugarland, the Candy Shop, Dreams, the Cake Queen, Cloud Nine, the Sweet Tooth, the Toy Town, the Fairground',
  ),
  space: words(
    'Cosmic Stellar Galactic Neon Orbital Lunar Solar Astral Quantum Nova Martian Hyper Plasma Nebula Gravity Starlight',
    'Comet Rocket Planet Galaxy Orbit Stars Voyager Invaders Supernova Asteroid Eclipse Station Astronaut Meteor Horizon Pulsar',
    'Andromeda, Orion, the Red Planet, the Milky Way, Zero Gravity, Saturn, the Void, the Dark Star',
  ),
  tiger: words(
    'Bengal White Prowling Golden Striped Roaring Fierce Bamboo Royal Bold Amber Fearless Mountain Silent Proud Sacred',
    'Tiger Tigers Stripes Claw Roar Lion Panda Panther Hunter Warrior Leopard Cub Guardian Monk Chief Eyes',
    'Bengal, the Bamboo Sea, the Shan Hills, the Jade Mountain, Kachin, the Hidden Valley, the Three Kings, the Temple Steps',
  ),
  phoenix: words(
    'Rising Blazing Eternal Scarlet Sunrise Radiant Burning Firebird Glowing Vermilion Reborn Divine Ashen Flaming Solar Amber',
    'Phoenix Feather Wings Flame Peacock Swan Ember Crane Dawn Firebirds Ashes Sunrise Plume Nest Hamsa Song',
    'the Dawn, the Sun, the Southern Sky, Inwa, the Eternal Fire, the Ashes, the Summer Palace, Nirvana',
  ),
  pirate: words(
    'Captain Cursed Black Rum Stormy Scurvy Jolly Buried Skull Mutiny Treasure Parrot Rogue Blood Privateer Ghost',
    'Pirate Galleon Doubloons Chest Cutlass Bounty Cannons Island Map Corsair Compass Raiders Booty Plunder Tavern Buccaneers',
    'Tortuga, the Black Flag, Skull Island, the Caribbean, the Cursed Ship, the Spanish Main, Port Royal, the Seven Winds',
  ),
  blossom: words(
    'Padauk Lotus Cherry Jasmine Spring Moonlit Silken Whispering Fragrant Blooming Painted Dancing Orchid Butterfly Plum Rosy',
    'Blossom Garden Petals Butterflies Geisha Princess Bloom Lotus Orchids Koi Flute Parasol Meadow Bouquet Maiden Waltz',
    'Kyoto, the Moon Palace, Pyin Oo Lwin, Spring, the Silk Road, the Lake, the Thousand Flowers, the Night Garden',
  ),
  magic: words(
    'Mystic Enchanted Arcane Wicked Spellbound Raven Merlin Crystal Twilight Starry Hexed Alchemist Moonlight Runic Elven Wishing',
    'Wizard Potion Spells Grimoire Unicorn Cauldron Witch Runes Oracle Owl Fairies Lamp Genie Castle Mirror Knights',
    'Avalon, the Dark Forest, the Crystal Ball, Camelot, the Arabian Nights, the Witching Hour, Merlin, the Seventh Spell',
  ),
} as const satisfies Record<string, Words>;
/** A theme of slot names. */
export type Theme = keyof typeof THEMES;
const THEME_NAMES = Object.keys(THEMES).filter((name): name is Theme =>
  Object.hasOwn(THEMES, name),
);

const ENDINGS = [
  'Deluxe',
  'Rush',
  'Gold',
  'Fever',
  'Quest',
  'Hold & Win',
  'Bonanza',
  'Link',
  'Jackpot',
  'Wilds',
  'Respins',
  'Extra',
  'Classic',
  'Express',
  'Party',
  'Riches',
  'Spins',
  'Blitz',
  'Legends',
  'Cash',
  'Plus',
  'Max',
  'Royale',
  'Frenzy',
  'Nights',
  'Saga',
  'Multiplier',
  'Drop',
  'Boost',
  'Returns',
  'Reborn',
  'Kingdom',
  'Duel',
  'Hot 5',
  'Hot 20',
  'II',
  'III',
  '100',
  'Power Reels',
  'All Stars',
] as const;
/** How many of the names have no ending, as long as there are such names. */
const PLAIN = 0.42;
const WITH_PLACE = 0.22;
const TRIES = 40;

/** A random element of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
};

/** A name with its theme, and its words: first the one that the others describe. */
type SlotName = { name: string; theme: Theme; says: readonly string[] };

/** Names of slots, one after another, without repetition. */
export const slotNames = (random: Random): (() => SlotName) => {
  const taken = new Set<string>();
  return () => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const theme = pick(random, THEME_NAMES);
      const { heads, tails, places } = THEMES[theme];
      const tail = pick(random, tails);
      const head = pick(random, heads);
      const place = random() < WITH_PLACE ? pick(random, places) : null;
      const plain = place === null ? `${head} ${tail}` : `${tail} of ${place}`;
      const ending = random() < PLAIN ? '' : pick(random, ENDINGS);
      const name = ending === '' ? plain : `${plain} ${ending}`;
      // "Lotus Lotus Gold" is not a name, and neither is "Cherry Gold Gold".
      if (taken.has(name) || head === tail || tail === ending) continue;
      taken.add(name);
      return { name, theme, says: [tail, ...(place === null ? [head] : place.split(' '))] };
    }
    const name = `Lucky Game ${taken.size + 1}`;
    taken.add(name);
    return { name, theme: pick(random, THEME_NAMES), says: [] };
  };
};
