import { limits, pictureMessages } from '@perigee/domain';
import { ImagePlus, TriangleAlert } from 'lucide-react';
import { spinner } from '../../theme/spinner.css.ts';
import { FileInput } from '../ImageField/FileInput.tsx';
import { DefaultPortrait } from '../Picture/DefaultPortrait.tsx';
import { Picture } from '../Picture/Picture.tsx';
import {
  busyMark,
  emptySlot,
  failedIcon,
  failedMark,
  invitation,
  picture,
} from './PhotoGrid.css.ts';

interface EmptySlotProps {
  /** The picture that is uploaded to this slot just now, or failed to be. */
  preview: string | null;
  disabled: boolean;
  /** A picture is uploaded, to whichever slot. */
  busy: boolean;
  isUploading: boolean;
  /** Of the words that say why the upload to this slot failed. Undefined unless it did. */
  failureId: string | undefined;
  onFile: (file: File) => Promise<void>;
}

const { add } = pictureMessages.photos;

/** Where the next photo goes. */
export function EmptySlot({
  preview,
  disabled,
  busy,
  isUploading,
  failureId,
  onFile,
}: EmptySlotProps) {
  return (
    <li className={emptySlot({ next: true })}>
      {preview === null ? (
        <span className={invitation} aria-hidden="true">
          <ImagePlus size={24} strokeWidth={1.25} />
          {add}
        </span>
      ) : (
        <Picture
          className={picture}
          src={preview}
          alt=""
          {...limits.profileImage}
          fallback={<DefaultPortrait className={picture} />}
        />
      )}
      {isUploading && (
        <span className={busyMark} data-theme="night" aria-hidden="true">
          <span className={spinner} />
        </span>
      )}
      {failureId !== undefined && (
        <span className={failedMark} data-theme="night" aria-hidden="true">
          <span className={invitation}>
            <TriangleAlert className={failedIcon} size={24} strokeWidth={1.25} />
            {add}
          </span>
        </span>
      )}
      <FileInput
        aria-label={add}
        aria-describedby={failureId}
        disabled={disabled}
        busy={busy}
        onFile={onFile}
      />
    </li>
  );
}
