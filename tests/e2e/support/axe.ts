import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Everything axe has against the page, or against what lies within `part`. In the page itself and told by its breaches alone: the
 * builder's other way copies each of a thousand tiles that is in order into a second page, which takes three times as long.
 */
export const findings = async (page: Page, part?: string) => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return (await (part === undefined ? axe : axe.include(part)).analyze()).violations;
};

/** Those that keep somebody out, each with the places where it was found. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  (await findings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** Colours that are still on their way from the other theme would be judged as they are in between; what is far below the fold waits unrendered. */
export const colourAtRest = (page: Page) => page.evaluate(async () => {
  const isRendered = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition && isRendered(animation));
  await Promise.allSettled(moving.map(({ finished }) => finished));
});

/** The same, once a change of the theme is over. */
export const findingsAtRest = async (page: Page): Promise<string[]> => {
  await colourAtRest(page);
  return seriousFindings(page);
};
