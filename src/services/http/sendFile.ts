/** One request whose body is a file, with its progress. */
export type FileRequest = {
  method: string;
  headers: Readonly<Record<string, string>>;
  content: Blob;
  /** Called with whole percents as they change. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};
export type FileAnswer = { status: number; text: string; header: (name: string) => string | null };
export type SendFile = (address: string, request: FileRequest) => Promise<FileAnswer>;

/** Uses XMLHttpRequest: `fetch` does not report the progress of an upload. */
export const sendFile: SendFile = (address, { method, headers, content, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let told = -1;
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      const percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
      if (percent === told) return;
      told = percent;
      onProgress(percent);
    });
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      }),
    );
    request.addEventListener('error', () => reject(new TypeError('the file did not arrive')));
    signal.addEventListener(
      'abort',
      () => {
        request.abort();
        reject(signal.reason as Error);
      },
      { once: true },
    );
    request.send(content);
  });
