const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed',
  EEXIST: 'there is a file of that name, where a folder is wanted',
  EISDIR: 'that is a folder, where a file is wanted',
  ENOENT: 'there is no such folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of that path is a file, where a folder is wanted',
  EPERM: 'that is not allowed',
  EROFS: 'that disk can only be read',
};

/** What the system refused to do with a file, in one sentence; undefined for any other error. */
export const sentenceOfSystem = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? undefined : `${String(error.path)} cannot be used: ${reason}.`;
};
