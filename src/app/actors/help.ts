import { helpMachine } from '../../../machines/support/help/help.machine';
import type { Services } from '../../services';
import { helpPart } from '../../services/parts/help';
import { read } from './ports';

export const provideHelp = (services: Services) =>
  helpMachine.provide({ actors: { load: read(services.part(helpPart).loadHelp) } });
