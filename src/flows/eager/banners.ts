import { bannersMachine } from '../../../machines/lobby/banners/banners.machine';
import { read } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** The banners of the home page. */
export const banners = defineFlow({
  machine: bannersMachine,
  ports: ({ loadBanners }) => ({ load: read(loadBanners) }),
});
