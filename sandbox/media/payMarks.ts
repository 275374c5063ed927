import type { Hono } from 'hono';
import { PAY_MARKS, type PayMark } from '../base/payMarks';
import { capOf, setTitle } from './coverTitle';
import { serveDrawings } from './pictures';

const FACE = 'righteous';

/** Serves the marks of wallets and banks. */
export const servePayMarks = (app: Hono): void => {
  const marks = new Map<string, PayMark>(Object.entries(PAY_MARKS));
  serveDrawings(app, '/media/payments', (type) => {
    const mark = marks.get(type);
    return mark ? draw(mark) : null;
  });
};

const draw = ({ letters, deep, light }: PayMark): string => {
  const box = { x: 10, y: 8, width: 76, height: 48 };
  const { defs, body } = setTitle(letters, FACE, box, 30);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64" width="96" height="64"><defs>' +
    `<linearGradient id="m" x2="1" y2="1"><stop stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${-capOf(FACE)}" ` +
    'y2="0"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity=".86"/>' +
    `</linearGradient>${defs}</defs><rect width="96" height="64" rx="12" fill="url(#m)"/>` +
    `<g fill="url(#t)">${body}</g></svg>`
  );
};
