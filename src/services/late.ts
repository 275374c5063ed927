import { CallFault } from './http/callFault';

/**
 * What comes in a file of its own, for a call that starts before the file is here; a file that does
 * not come is the network's fault.
 */
export const late = async <TModule>(fetchFile: () => Promise<TModule>): Promise<TModule> => {
  try {
    return await fetchFile();
  } catch {
    throw new CallFault('offline', 'chunk');
  }
};
