import { safeContent } from '../../contract/safeAddress';
import { IconButton } from './IconButton';
import * as css from './ImageList.css';
import { ImagePlus, RotateCcw, Trash2 } from './icons';
import { formatCount } from './money';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type State = 'waiting' | 'checking' | 'uploading' | 'uploaded' | 'failed' | 'refused' | 'leaving';
export type ListedImage = {
  id: string;
  name: string;
  bytes: number;
  /** Its preview; null when there is none. */
  url: string | null;
  state: State;
  percent: number;
  /** Why it was refused, or what failed; undefined when nothing did. */
  error: string | undefined;
};
type Shown = Exclude<State, 'failed' | 'refused'>;

export type ImageListProps = {
  label: string;
  images: readonly ListedImage[];
  /** The words of a named file. */
  say: {
    remove: (name: string) => string;
    retry: (name: string) => string;
    progress: (name: string) => string;
    size: (figure: string, unit: 'KB' | 'MB') => string;
    state: (state: Shown, percent: number) => string;
  };
  /** True while nothing may be removed or tried again. */
  isLocked: boolean;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

/** Chosen images with preview, progress and errors; nothing when there are none. */
export function ImageList({ label, images, ...rest }: ImageListProps) {
  return images.length > 0 ? (
    <ul role="list" className={css.list} aria-label={label}>
      {images.map((image) => (
        <Entry key={image.id} image={image} {...rest} />
      ))}
    </ul>
  ) : null;
}

function Entry({
  image,
  say,
  isLocked,
  onRemove,
  onRetry,
}: Omit<ImageListProps, 'label' | 'images'> & { image: ListedImage }) {
  const { id, name, state, percent } = image;
  return (
    <li className={css.file}>
      <Preview image={image} />
      <div className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <StateOf image={image} say={say} />
        {state === 'uploading' ? (
          <progress
            className={css.progress}
            max={100}
            value={percent}
            aria-label={say.progress(name)}
          />
        ) : null}
      </div>
      {isLocked ? (
        <span />
      ) : (
        <span className={css.tools}>
          {state === 'failed' ? (
            <IconButton
              aria-label={say.retry(name)}
              icon={<RotateCcw size={20} />}
              onClick={() => onRetry(id)}
            />
          ) : null}
          <IconButton
            aria-label={say.remove(name)}
            icon={<Trash2 size={20} />}
            onClick={() => onRemove(id)}
          />
        </span>
      )}
    </li>
  );
}

/** Shows a preview of checked images; images of an earlier visit have none. */
function Preview({ image: { url, state } }: { image: ListedImage }) {
  const isImage =
    state === 'uploading' || state === 'uploaded' || state === 'leaving' || state === 'failed';
  return url && isImage ? (
    <img src={safeContent(url)} alt="" className={css.preview} />
  ) : (
    <span className={css.noPreview} aria-hidden="true">
      <ImagePlus size={22} />
    </span>
  );
}

function StateOf({
  image: { state, percent, bytes, error },
  say,
}: {
  image: ListedImage;
  say: ImageListProps['say'];
}) {
  if (error !== undefined)
    return (
      <span role="alert" className={css.error}>
        {error}
      </span>
    );
  if (state === 'failed' || state === 'refused') return null;
  return (
    <span className={css.state}>
      {sizeOf(bytes, say.size)} ·{' '}
      {state === 'uploading' ? (
        say.state(state, percent)
      ) : (
        <span role="status">{say.state(state, percent)}</span>
      )}
    </span>
  );
}

/** A tenth of a megabyte would be told too coarsely in megabytes. */
const sizeOf = (bytes: number, say: ImageListProps['say']['size']) =>
  bytes < MEGABYTE / 10
    ? say(formatCount(Math.ceil(bytes / KILOBYTE)), 'KB')
    : say(figure.format(bytes / MEGABYTE), 'MB');
