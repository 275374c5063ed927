import { CallFault } from './http/callFault';

/** Imports a file of code. A file that does not come is a network fault (`offline`). */
export const importCode = async <TModule>(fetchFile: () => Promise<TModule>): Promise<TModule> => {
  try {
    return await fetchFile();
  } catch {
    throw new CallFault('offline', 'chunk');
  }
};
