import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { loadSanitize } from '../loadSanitize';
import { createPoints } from '../rewards/pointMall';

/** What the points mall needs. */
export const pointMallPart = ({ call, tiles: { imageUrl } }: Kit) =>
  createPoints({ call, createKey: createIdempotencyKey, loadSanitize, imageUrl });
