import type { ResourceKey } from 'i18next';

export type FlowWord = { default: ResourceKey };

/** The files of words of some flows, by their place in `locales/`. */
export type Flows = Record<string, () => Promise<FlowWord>>;

/**
 * The file of one language: the words of the first screen, which are always needed together, where
 * those are that the first page may show besides, and where those of all other flows are.
 */
export type Words = {
  first: Record<string, ResourceKey>;
  early: Flows;
  others: () => Promise<Flows>;
};
