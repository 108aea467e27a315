import { limits, pictureMessages } from '@perigee/domain';
import { ImagePlus } from 'lucide-react';
import { spinner } from '../../theme/spinner.css.ts';
import { FileInput } from '../ImageField/FileInput.tsx';
import { DefaultPortrait } from '../Picture/DefaultPortrait.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { busyMark, emptySlot, invitation, picture } from './PhotoGrid.css.ts';

interface EmptySlotProps {
  /** The picture that is uploaded to this slot just now, or failed to be. */
  preview: string | null;
  disabled: boolean;
  /** A picture is uploaded, to whichever slot. */
  busy: boolean;
  isUploading: boolean;
  onFile: (file: File) => Promise<void>;
}

const { add } = pictureMessages.photos;

/** Where the next photo goes. */
export function EmptySlot({ preview, disabled, busy, isUploading, onFile }: EmptySlotProps) {
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
      <FileInput aria-label={add} disabled={disabled} busy={busy} onFile={onFile} />
    </li>
  );
}
