/** The width and height of every landscape, in pixels: 2 to 1. */
export const SCENERY_SIZE = { width: 1200, height: 600 } as const;

/** Colours of a scene: sky from top to horizon, water, and light. */
export type Scene = {
  sky: readonly [string, string, string];
  water: readonly [string, string];
  light: string;
};

/**
 * A night sky over the lagoon, with the paints (`water`, `glow`, `gold`, `petal`) that the motifs
 * use.
 */
export const scenery = ({ sky, water, light }: Scene, art: string): string => {
  const { width, height } = SCENERY_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".62" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${water[0]}"/><stop offset="1" stop-color="${water[1]}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset=".35" stop-color="${light}" stop-opacity=".28"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="gold" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#fff0bd"/><stop offset=".42" stop-color="#f7c352"/><stop offset="1" stop-color="#b7791b"/></radialGradient>
<linearGradient id="petal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9a0"/><stop offset="1" stop-color="#eaa62a"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${art}
</svg>`;
};
