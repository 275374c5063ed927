import { Picture } from '../../../ui/Picture';
import * as css from './Game.css';

/** The cover of the tile that was pressed; nothing where the address is not known. */
export function Cover({ address }: { address: string | undefined }) {
  return address ? (
    <Picture src={address} className={css.cover} width={300} height={400} isUrgent instead={null} />
  ) : null;
}
