import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Loading axe takes as long as judging a small dialog, and the builder loads it twice for each: a
 * frame that has it keeps it.
 */
const giveAxe = async (page: Page) => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/**
 * Everything that axe finds on the page, or in `part`. It runs in the page itself and reports
 * violations only: the builder's other way copies each of a thousand valid tiles into a second
 * page, which takes three times as long.
 */
export const findings = async (page: Page, part?: string) => {
  await giveAxe(page);
  const builder = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  return (await (part === undefined ? builder : builder.include(part)).analyze()).violations;
};

/** The serious findings, each with its places. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  (await findings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/**
 * Colours that are still changing from the other theme would be judged half-way; content far below
 * the fold is not rendered yet.
 */
export const colourAtRest = (page: Page) =>
  page.evaluate(async () => {
    const isRendered = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const moving = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && isRendered(animation));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** The findings after a change of the theme is complete. */
export const findingsAtRest = async (page: Page): Promise<string[]> => {
  await colourAtRest(page);
  return seriousFindings(page);
};
