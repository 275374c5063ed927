import type {
  ProofFilesEvent,
  TakenFile,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { Environment } from '../environment';

/** Where chosen files lie while they are looked at and sent: a machine knows them by an id. */
export const createShelf = (showFile: Environment['showFile'], createId: () => string) => {
  const files = new Map<string, { content: File; url: string }>();
  const takenAway = new Set<string>();
  const forget = (id: string) => {
    const file = files.get(id);
    if (file) showFile.forget(file.url);
    files.delete(id);
  };

  return {
    /** Takes files for as long as somebody looks at them; then all of them are forgotten. */
    open: (tell: (file: TakenFile) => void) => {
      const own = new Set<string>();
      return {
        hear: (event: ProofFilesEvent) => {
          if (event.type === 'file.forget') {
            takenAway.add(event.id);
            forget(event.id);
          } else
            for (const content of event.files) {
              const [id, url] = [createId(), showFile.open(content)];
              own.add(id);
              files.set(id, { content, url });
              tell({ id, name: content.name, bytes: content.size, url });
            }
        },
        close: () => own.forEach(forget),
      };
    },
    /** By the person; not because nobody looks any more. */
    isTakenAway: (id: string): boolean => takenAway.has(id),
    contentOf: (id: string): File => {
      const file = files.get(id);
      if (!file) throw new Error(`there is no file ${id} on the shelf`);
      return file.content;
    },
  };
};
