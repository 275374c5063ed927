import { FileField, type FileFieldProps } from './FileField';
import { useFocusHere } from './hooks/useFocusHere';
import { ImageList, type ImageListProps } from './ImageList';

/** The files that may be chosen; their content is judged later. */
const ACCEPTED = '.png,.jpg,.jpeg,image/png,image/jpeg';

export type ImagesFieldProps = Omit<FileFieldProps, 'accept' | 'multiple' | 'ref'> &
  Omit<ImageListProps, 'label'> & { listLabel: string };

/** Chooses images, and shows below what became of each. */
export function ImagesField({
  listLabel,
  images,
  say,
  isLocked,
  onRetry,
  onRemove,
  ...field
}: ImagesFieldProps) {
  // A removed image takes its buttons along, a retry removes the retry button: the focus needs a
  // place.
  const { here, wait } = useFocusHere<HTMLInputElement>(undefined);
  const waitFor = (press: (id: string) => void) => (id: string) => {
    wait();
    press(id);
  };
  return (
    <>
      <FileField {...field} ref={here} accept={ACCEPTED} multiple />
      <ImageList
        label={listLabel}
        images={images}
        say={say}
        isLocked={isLocked}
        onRetry={waitFor(onRetry)}
        onRemove={waitFor(onRemove)}
      />
    </>
  );
}
