import type { Services } from '../kit/services';
import type { Faults } from './faults';
import type { Journal } from './journal';

/** What the platform is made of and what QA steers it with. No area sees the latter. */
export type ControlledServices = Services & { journal: Journal; faults: Faults };
