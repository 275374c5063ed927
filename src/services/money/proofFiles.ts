import type {
  ProofFilesEvent,
  TakenFile,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import type { Environment } from '../environment';

/**
 * Keeps the content of chosen files while they are shown and sent. A machine knows a file by its
 * id.
 */
export const createProofFiles = (showFile: Environment['showFile'], createId: () => string) => {
  const files = new Map<string, { content: File; url: string }>();
  const removed = new Set<string>();
  const forget = (id: string) => {
    const file = files.get(id);
    if (file) showFile.forget(file.url);
    files.delete(id);
  };

  return {
    /** Keeps the files that `hear` gets until `close`, which forgets all of them. */
    open: (tell: (file: TakenFile) => void) => {
      const own = new Set<string>();
      return {
        hear: (event: ProofFilesEvent) => {
          if (event.type === 'file.forget') {
            removed.add(event.id);
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
    /** True when the person removed the file; false when the dialog was only closed. */
    isRemoved: (id: string): boolean => removed.has(id),
    contentOf: (id: string): File => {
      const file = files.get(id);
      if (!file) throw new Error(`there is no file ${id}`);
      return file.content;
    },
  };
};
