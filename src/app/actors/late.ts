import { CallFault } from '../../services/http/callFault';

/** A service that comes in a file of its own, for a port that starts before the file is here; a file that does not come is the network's fault. */
export const late = async <TPart>(fetchPart: () => Promise<TPart>): Promise<TPart> => {
  try {
    return await fetchPart();
  } catch {
    throw new CallFault('offline', 'chunk');
  }
};
