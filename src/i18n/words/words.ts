import type { ResourceKey } from 'i18next';

export type FlowWord = { default: ResourceKey };

/**
 * What a language's own file has: what the first screen says, which is always wanted together, and
 * where the words of all other flows (namespaces) are.
 */
export type Words = {
  first: Record<string, ResourceKey>;
  flows: Record<string, () => Promise<FlowWord>>;
};
