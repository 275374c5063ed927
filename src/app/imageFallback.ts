import { safeContent } from '../../contract/safeAddress';

/**
 * A picture that does not come from one image base is asked for from the next (spec §3 Client
 * state, image CDN list). Nothing else hears of its error before the last one has failed.
 */
export const fallBackOnImages = (bases: readonly string[], page: EventTarget): void => {
  page.addEventListener(
    'error',
    (event) => {
      const picture = event.target;
      if (!(picture instanceof HTMLImageElement)) return;
      const tried = bases.findIndex((base) => picture.src.startsWith(`${base}/`));
      const next = tried < 0 ? undefined : bases[tried + 1];
      if (next === undefined) return;
      const elsewhere = safeContent(next + picture.src.slice(bases[tried]?.length));
      if (elsewhere === undefined) return;
      event.stopImmediatePropagation();
      picture.src = elsewhere;
    },
    { capture: true },
  );
};
