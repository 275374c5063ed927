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
