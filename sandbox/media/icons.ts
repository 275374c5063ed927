import type { Hono } from 'hono';
import { ICONS, type Icon } from '../base/icons';
import { serveDrawings } from './pictures';

/** Serves the pictures that members choose from. */
export const serveIcons = (app: Hono): void =>
  serveDrawings(app, '/media/icons', (name) => {
    const icon = ICONS.find(({ id }) => id === name);
    return icon ? drawIcon(icon) : null;
  });

/** A drawing of 64 × 64 units, in the shades of its hue. */
export const drawIcon = ({ hue, drawing }: Pick<Icon, 'hue' | 'drawing'>): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
  `<style>.deep{fill:oklch(0.4 0.09 ${hue})}</style>` +
  `<linearGradient id="g" x2="0" y2="1"><stop stop-color="oklch(0.5 0.1 ${hue})"/>` +
  `<stop offset="1" stop-color="oklch(0.34 0.08 ${hue})"/></linearGradient>` +
  '<rect width="64" height="64" fill="url(#g)"/>' +
  `<g fill="oklch(0.93 0.07 ${hue})">${drawing}</g></svg>`;
