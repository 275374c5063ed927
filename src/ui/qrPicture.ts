import { encode } from 'uqr';

/** Dark modules, each this many px, on white with the margin that readers need. */
const MODULE = 12;
const MARGIN = 4;

/** A QR code as a PNG, for an app that reads it from a picture. */
export const qrPicture = async (value: string): Promise<Blob> => {
  const { data, size } = encode(value, { border: MARGIN });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser does not draw.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error('No picture'))));
  });
};
