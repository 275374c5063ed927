/** Saves a text as a file of this name. */
export function useSave(): (name: string, text: string) => void {
  return save;
}

/** Safari reads the file after the click. */
const LONGEST = 60_000;

const save = (name: string, text: string) => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), LONGEST);
};
