import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Image } from '@perigee/api';
import { pictureMessages } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import { Grip, RefreshCw, X } from 'lucide-react';
import { iconButton, variant } from '../IconButton/IconButton.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileInput } from '../ImageField/FileInput.tsx';
import { UploadMark } from '../ImageField/UploadMark.tsx';
import { Portrait } from '../Picture/Portrait.tsx';
import {
  lifted,
  moveCorner,
  picture,
  profileMark,
  reason,
  rejection,
  rejectionTitle,
  removeCorner,
  replaceCorner,
  slot as slotClass,
} from './PhotoGrid.css.ts';

interface PhotoSlotProps {
  photo: Image;
  /** The picture of the pending or failed upload to this slot. */
  preview: string | null;
  /** Counted from 0, which is the slot of the profile picture. */
  index: number;
  isMovable: boolean;
  disabled: boolean;
  /** An upload to any slot is pending. */
  busy: boolean;
  isUploading: boolean;
  /** The id of the message that explains the failed upload to this slot. Undefined without a failure. */
  failureId: string | undefined;
  onFile: (file: File) => Promise<void>;
  onRemove: () => void;
}

const texts = pictureMessages.photos;

/** A photo with its actions. The first can be replaced, but not removed. */
export function PhotoSlot({
  photo,
  preview,
  index,
  isMovable,
  disabled,
  busy,
  isUploading,
  failureId,
  onFile,
  onRemove,
}: PhotoSlotProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: photo.id,
    disabled: !isMovable,
    attributes: { roleDescription: texts.role },
  });
  const position = index + 1;
  const isProfile = index === 0;
  const isRejected = photo.moderationStatus === 'Rejected' && preview === null;
  return (
    <li
      ref={setNodeRef}
      className={clsx(slotClass, isDragging && lifted)}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
      }}
      data-theme="night"
    >
      <Portrait
        className={picture}
        src={preview ?? photo.url}
        alt={isProfile ? texts.profile : texts.photo(position)}
        draggable={false}
      />
      {isRejected && (
        <div className={rejection}>
          <p className={rejectionTitle}>{texts.rejected}</p>
          <p className={reason}>{photo.rejectionReason}</p>
        </div>
      )}
      {isUploading && <UploadMark state="uploading" />}
      {failureId !== undefined && <UploadMark state="failed" />}
      {isProfile && (
        <span className={profileMark} aria-hidden="true">
          {texts.profile}
        </span>
      )}
      {isMovable && (
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={moveCorner}
          variant="overPicture"
          icon={Grip}
          label={texts.move(position)}
        />
      )}
      {!isProfile && (
        <IconButton
          className={removeCorner}
          variant="overPicture"
          icon={X}
          label={texts.remove(position)}
          disabled={disabled || busy}
          onClick={onRemove}
        />
      )}
      <span className={clsx(iconButton, variant.overPicture, replaceCorner)}>
        <RefreshCw size={18} strokeWidth={1.5} aria-hidden="true" />
        <FileInput
          aria-label={texts.replace(position)}
          aria-describedby={failureId}
          disabled={disabled}
          busy={busy}
          onFile={onFile}
        />
      </span>
    </li>
  );
}
