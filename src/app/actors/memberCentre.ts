import { memberCentreMachine } from '../../../machines/memberCentre/memberCentre.machine';
import type { Services } from '../../services';
import { memberPart } from '../../services/parts/member';
import { provideChangePassword } from './changePassword';
import { read } from './ports';

export const provideMemberCentre = (services: Services) => memberCentreMachine.provide({
  actors: { readPasswordRule: read(() => services.part(memberPart).readPasswordRule()), changePassword: provideChangePassword(services) },
});
