import type { Services } from '../kit/services';
import type { Faults } from './faults';
import type { Journal } from './journal';

/** The services of the platform and the tools of QA. The areas do not see the tools. */
export type ControlledServices = Services & { journal: Journal; faults: Faults };
