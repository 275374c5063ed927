import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Reading axe takes as much as a small dialog's judgement, and the builder reads it twice for each:
 * a frame that has it keeps it.
 */
const giveAxe = async (page: Page) => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
};

/** Rules that look at colours: only their findings can differ from theme to theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: COLOUR_RULES } };
/** All rules that hold in every theme or in none. */
export const ALL_BUT_COLOURS: RunOptions = {
  rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
};

/**
 * Everything axe has against the page, or against what lies within `part`. In the page itself and
 * told by its breaches alone: the builder's other way copies each of a thousand tiles that is in
 * order into a second page, which takes three times as long.
 */
export const findings = async (page: Page, part?: string, rules: RunOptions = {}) => {
  await giveAxe(page);
  const builder = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...rules });
  return (await (part === undefined ? builder : builder.include(part)).analyze()).violations;
};

/** Those that keep somebody out, each with the places where it was found. */
const serious = (violations: Awaited<ReturnType<typeof findings>>): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/** What axe has against the page that keeps somebody out. */
export const seriousFindings = async (page: Page): Promise<string[]> =>
  serious(await findings(page));

/**
 * Colours that are still on their way from the other theme would be judged as they are in between;
 * what is far below the fold waits unrendered.
 */
const colourAtRest = (page: Page) =>
  page.evaluate(async () => {
    const isRendered = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const moving = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && isRendered(animation));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Everything in the dark theme, and then what the colours of the light one make worse. */
export const findingsOfThemes = async (page: Page, part?: string) => {
  const found = [];
  for (const [colorScheme, rules] of [
    ['dark', {}],
    ['light', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await colourAtRest(page);
    found.push({ colorScheme, violations: await findings(page, part, rules) });
  }
  return found;
};

/** A dialog of the app, not the log-in that is drawn before the app is there. */
const DIALOG = 'dialog[open]:not([data-still])';

/**
 * Ids that two rendered elements have: a page and the dialog over it may share one. The page that
 * is drawn before the app is there is there in each language, and one of them is rendered.
 */
const doubledIds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id]')]
      .filter((element) => element.checkVisibility())
      .map(({ id }) => id)
      .filter((id, at, all) => all.indexOf(id) !== at)
      .map((id) => `id twice: ${id}`),
  );

/**
 * What keeps somebody out, in the dark theme and in the light one. Where a dialog is open, it alone
 * is looked at: the page below is a screen of its own.
 */
export const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  const part = (await page.locator(DIALOG).count()) > 0 ? DIALOG : undefined;
  const found = await doubledIds(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { colorScheme, violations } of await findingsOfThemes(page, part))
    found.push(...serious(violations).map((one) => `${colorScheme}: ${one}`));
  return found;
};
