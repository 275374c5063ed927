import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Reading axe takes as much as a small dialog's judgement, and the builder reads it twice for each:
 * a frame that has it keeps it.
 */
const giveAxe = async (page: Page) => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/**
 * Everything axe has against the page, or against what lies within `part`. In the page itself and
 * told by its breaches alone: the builder's other way copies each of a thousand tiles that is in
 * order into a second page, which takes three times as long.
 */
export const findings = async (page: Page, part?: string) => {
  await giveAxe(page);
  const builder = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  return (await (part === undefined ? builder : builder.include(part)).analyze()).violations;
};

/** Those that keep somebody out, each with the places where it was found. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  (await findings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/**
 * Colours that are still on their way from the other theme would be judged as they are in between;
 * what is far below the fold waits unrendered.
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

/** The same, once a change of the theme is over. */
export const findingsAtRest = async (page: Page): Promise<string[]> => {
  await colourAtRest(page);
  return seriousFindings(page);
};

/**
 * Everything axe has against the open dialogs, once a change of the theme is over. The page behind
 * them is judged where it is shown.
 */
export const dialogFindings = async (page: Page) => {
  await colourAtRest(page);
  return findings(page, 'dialog[open]');
};
