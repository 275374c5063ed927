import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { ConvertForm, ConvertGiven } from './convertPoints.types';

const WHOLE = /^\d{1,9}$/;

/**
 * Whole points, not fewer than the platform exchanges and not more than there are, and the login
 * password.
 */
export const findErrors = (
  form: ConvertForm,
  { balance, minimum }: ConvertGiven,
): FieldErrors<ConvertForm> => {
  const points = form.points.trim();
  return {
    ...(points === ''
      ? { points: { key: 'validation:empty' } }
      : !WHOLE.test(points)
        ? { points: { key: 'validation:points' } }
        : Number(points) < minimum
          ? { points: { key: 'validation:pointsTooFew', values: { min: minimum } } }
          : Number(points) > balance
            ? { points: { key: 'validation:pointsTooMany' } }
            : {}),
    ...(form.password === '' && { password: { key: 'validation:empty' } }),
  };
};

/**
 * Points for money, with the login password (spec §7 MCS2_convertPoint). Its value is the balance
 * that is left.
 */
export const convertPointsMachine = makeRequest<ConvertForm, ConvertGiven, number>({
  id: 'convertPoints',
  findErrors,
});
export type ConvertPointsRef = ActorRefFrom<typeof convertPointsMachine>;
export type ConvertPointsSnapshot = SnapshotFrom<typeof convertPointsMachine>;
