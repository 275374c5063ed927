import type { Page } from '@playwright/test';
import type { ProcessOutcome } from '../../../machines/agents/contractRequest/contractRequest.types';
import type { HeldCall } from './heldWire';
import { header } from './visit';

export const contractsDialog = (page: Page) => page.getByRole('dialog', { name: 'Contracts' });
export const openContracts = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: /^Contracts/ }).click();
};
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

/** The platform's answer to a step of a contract. */
export const answerProcess = async (call: HeldCall, outcome: ProcessOutcome) => {
  switch (outcome.kind) {
    case 'processed':
      return call.accept({ contract: outcome.contract, ended: outcome.ended });
    case 'superseded':
      return call.refuse(outcome.message, { reason: 'superseded' });
    case 'warningDue':
      return call.refuse('Please look at the warning first', { reason: 'warningDue' });
    case 'refused':
      return call.refuse(outcome.message);
  }
};
