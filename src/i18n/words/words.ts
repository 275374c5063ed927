import type { ResourceKey } from 'i18next';

export type FlowWord = { default: ResourceKey };

/**
 * The file of one language: the words of the first screen, which are always needed together, and
 * where the words of all other flows (namespaces) are.
 */
export type Words = {
  first: Record<string, ResourceKey>;
  flows: Record<string, () => Promise<FlowWord>>;
};
