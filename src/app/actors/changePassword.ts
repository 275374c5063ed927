import { changePasswordMachine } from '../../../machines/account/changePassword/changePassword.machine';
import type { Services } from '../../services';
import { memberPart } from '../../services/parts/member';
import { act } from './ports';

export const provideChangePassword = (services: Services) =>
  changePasswordMachine.provide({
    actors: {
      submit: act((change, signal) => services.part(memberPart).changePassword(change, signal)),
    },
  });
