import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { config } from '../base/config';

/** The properties of a machine: its own, and those of every machine that it does not replace. */
export const propertiesOf = (cases: MachineCases, own: readonly Property[]): Property[] => {
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...config.everyMachine(cases).filter(({ name }) => !names.has(name))];
};
