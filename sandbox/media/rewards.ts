import type { Hono } from 'hono';
import { drawIcon } from './icons';
import { serveDrawings } from './pictures';
import { REWARD_ART } from './rewardArt';

/** Serves the pictures of the rewards of the points mall. */
export const serveRewards = (app: Hono): void =>
  serveDrawings(app, '/media/rewards', (id) => {
    const art = Object.hasOwn(REWARD_ART, id) ? REWARD_ART[id] : undefined;
    return art ? drawIcon(art) : null;
  });
