/** What is drawn of a reward: its colours as a hue, and its shapes on 64 × 64 units. */
type Art = { hue: number; drawing: string };

const PHONE: Art = {
  hue: 205,
  drawing:
    '<rect x="21" y="11" width="22" height="42" rx="4.5"/>' +
    '<rect x="24.5" y="16" width="15" height="28" rx="1.5" class="deep"/>' +
    '<circle cx="32" cy="48.5" r="1.9" class="deep"/>' +
    '<path d="M30.6 24.5h2.8v4.1h4.1v2.8h-4.1v4.1h-2.8v-4.1h-4.1v-2.8h4.1z"/>',
};

/** The drawing of each reward of the points mall. */
export const REWARD_ART: Readonly<Record<string, Art>> = {
  'top-up-1000': PHONE,
  'top-up-5000': PHONE,
  'voucher-tea': {
    hue: 60,
    drawing:
      '<path d="M24 11c4 4-4 6 0 11h3c-4-5 4-7 0-11zM33 11c4 4-4 6 0 11h3c-4-5 4-7 0-11z"/>' +
      '<path d="M14 26h31v7a15 15 0 0 1-15 15h-1a15 15 0 0 1-15-15z"/>' +
      '<path d="M43 28h5a6 6 0 0 1 0 12h-6l1.5-4h4.5a2 2 0 0 0 0-4h-5z"/>' +
      '<rect x="11" y="50" width="37" height="3.5" rx="1.7"/>',
  },
  'voucher-market': {
    hue: 145,
    drawing:
      '<path d="M17 29c2-24 28-24 30 0h-4c-2-18-20-18-22 0z"/>' +
      '<path d="M11 28h42l-5 21a4 4 0 0 1-4 3H20a4 4 0 0 1-4-3z"/>' +
      '<path class="deep" d="M21 33h4l1.5 14h-3zM30 33h4v14h-4zM39 33h4l-2.5 14h-3z"/>',
  },
  umbrella: {
    hue: 275,
    drawing:
      '<path d="M32 13c12 0 21 9 22 21-4-4-8-4-11 0-3-4-8-4-11 0' +
      '-3-4-8-4-11 0-3-4-7-4-11 0 1-12 10-21 22-21z"/>' +
      '<path d="M30.5 9h3v5h-3z"/>' +
      '<path d="M30.5 32h3v16a6 6 0 0 1-12 0v-2h3v2a3 3 0 0 0 6 0z"/>',
  },
  'power-bank': {
    hue: 100,
    drawing:
      '<rect x="18" y="11" width="28" height="42" rx="6"/>' +
      '<path class="deep" d="M34.5 18l-10 16h6.5l-2 12 11-17h-7z"/>',
  },
  earphones: {
    hue: 330,
    drawing:
      '<circle cx="21" cy="21" r="9"/><path d="M18 24h7v21a3.5 3.5 0 0 1-7 0z"/>' +
      '<circle cx="43" cy="21" r="9"/><path d="M39 24h7v21a3.5 3.5 0 0 1-7 0z"/>' +
      '<ellipse cx="15.5" cy="20" rx="2" ry="5" class="deep"/>' +
      '<ellipse cx="48.5" cy="20" rx="2" ry="5" class="deep"/>',
  },
};
