import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { ConvertForm, ConvertGiven } from './convertPoints.types';

const WHOLE = /^\d{1,9}$/;

/**
 * Whole points, at least the platform's minimum and at most the balance, and the login password.
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
 * Exchanges points for money, with the login password (spec §7 MCS2_convertPoint). The machine's
 * value is the remaining balance.
 */
export const convertPointsMachine = makeRequest<ConvertForm, ConvertGiven, number>({
  id: 'convertPoints',
  findErrors,
});
export type ConvertPointsRef = ActorRefFrom<typeof convertPointsMachine>;
export type ConvertPointsSnapshot = SnapshotFrom<typeof convertPointsMachine>;
