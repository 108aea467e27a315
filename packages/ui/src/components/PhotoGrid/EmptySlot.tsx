import { pictureMessages } from '@perigee/domain/profile';
import { ImagePlus } from 'lucide-react';
import { FileInput } from '../ImageField/FileInput.tsx';
import { UploadMark } from '../ImageField/UploadMark.tsx';
import { Portrait } from '../Picture/Portrait.tsx';
import { emptySlots, invitation, picture } from './PhotoGrid.css.ts';

interface EmptySlotProps {
  /** The picture of the pending or failed upload to this slot. */
  preview: string | null;
  disabled: boolean;
  /** An upload to any slot is pending. */
  busy: boolean;
  isUploading: boolean;
  /** The id of the message that explains the failed upload to this slot. Undefined without a failure. */
  failureId: string | undefined;
  onFile: (file: File) => Promise<void>;
}

const { add } = pictureMessages.photos;

/** The slot of the next photo. */
export function EmptySlot({
  preview,
  disabled,
  busy,
  isUploading,
  failureId,
  onFile,
}: EmptySlotProps) {
  return (
    <li className={emptySlots.next}>
      {preview === null ? (
        <span className={invitation} aria-hidden="true">
          <ImagePlus size={24} strokeWidth={1.25} />
          {add}
        </span>
      ) : (
        <Portrait className={picture} src={preview} alt="" />
      )}
      {isUploading && <UploadMark state="uploading" />}
      {failureId !== undefined && <UploadMark state="failed">{add}</UploadMark>}
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
