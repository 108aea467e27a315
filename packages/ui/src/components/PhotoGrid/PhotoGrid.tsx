import type { Image } from '@perigee/api';
import { limits } from '@perigee/domain';
import { pictureMessages } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import { useRef, useState, type ComponentProps } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { CropDialog, type CropOptions } from '../ImageField/CropDialog.tsx';
import { RetryUpload } from '../ImageField/RetryUpload.tsx';
import { useImageUpload } from '../ImageField/use-image-upload.ts';
import { EmptySlot } from './EmptySlot.tsx';
import { container, emptySlots, grid } from './PhotoGrid.css.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import { SortableSlots } from './SortableSlots.tsx';

export interface PhotoGridProps
  extends
    Omit<ComponentProps<'ul'>, 'children'>,
    FieldOwnProps,
    Pick<CropOptions, 'autoCrop' | 'autoCropDelay'> {
  /** In the order of their slots. The first is the profile picture. */
  photos: readonly Image[];
  /** Stores a picture of 380 x 500 in a slot, counted from 0. Reject if it could not be stored. */
  onUpload: (file: File, slot: number) => Promise<void>;
  onRemove: (id: number) => void;
  /**
   * The caller must pass the photos in this order synchronously, so that the dropped photo does not jump
   * back.
   */
  onReorder: (ids: number[]) => void;
  disabled?: boolean;
}

const { most, recommended } = limits.photos;

/** The photos of the user's own profile: added, replaced, removed and reordered. Source: member §5. */
export function PhotoGrid({
  label,
  labelHidden,
  help,
  error,
  photos,
  onUpload,
  onRemove,
  onReorder,
  disabled = false,
  autoCrop,
  autoCropDelay,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: PhotoGridProps) {
  const list = useRef<HTMLUListElement>(null);
  /** The slot of the picture that is being cropped or uploaded. */
  const [target, setTarget] = useState(0);
  const image = useImageUpload((file) => onUpload(file, target));

  // The stored photos have changed: they replace the preview.
  const stored = photos.map(({ url }) => url).join(' ');
  const [shownStored, setShownStored] = useState(stored);
  if (shownStored !== stored) {
    setShownStored(stored);
    image.forget();
  }

  const filled = photos.filter(({ url }) => Boolean(url)).slice(0, most);
  const blanks = Math.max(recommended - filled.length - 1, 0);
  const problem = image.problem ?? error;
  const hint = filled.length < recommended ? pictureMessages.photos.hint : undefined;
  const field = useField({ id, help: help ?? hint, error: problem, describedBy });

  const slotState = (slot: number) => ({
    preview: slot === target ? image.preview : null,
    isUploading: slot === target && image.busy,
    failureId: slot === target && image.hasFailed ? field.ids.errorId : undefined,
    busy: image.busy,
    disabled,
    onFile: (file: File) => {
      // The failed upload of another slot is dismissed.
      if (slot !== target) image.forget();
      setTarget(slot);
      return image.choose(file);
    },
  });

  return (
    <Field
      ids={field.ids}
      labels="group"
      label={label}
      labelHidden={labelHidden}
      help={help ?? hint}
      error={problem}
    >
      <div className={container}>
        <SortableSlots ids={filled.map((photo) => photo.id)} onReorder={onReorder}>
          <ul
            {...rest}
            ref={mergeRefs(list, ref)}
            id={field.control.id}
            className={clsx(grid, className)}
            aria-labelledby={field.ids.labelId}
            aria-describedby={field.control['aria-describedby']}
            // The focus moves here when the focused photo is removed.
            tabIndex={-1}
          >
            {filled.map((photo, index) => (
              <PhotoSlot
                key={photo.id}
                {...slotState(index)}
                photo={photo}
                index={index}
                isMovable={filled.length > 1 && !disabled && !image.busy}
                onRemove={() => {
                  list.current?.focus();
                  onRemove(photo.id);
                }}
              />
            ))}
            {filled.length < most && <EmptySlot {...slotState(filled.length)} />}
            {Array.from({ length: blanks }, (_, index) => (
              <li key={index} className={emptySlots.later} aria-hidden="true" />
            ))}
          </ul>
        </SortableSlots>
      </div>
      <output className={visuallyHidden}>{image.notice}</output>
      <RetryUpload
        retry={image.retry}
        // Every slot has an element, in the order of the slots.
        fileInput={() => list.current?.querySelectorAll<HTMLInputElement>('input')[target]}
      />
      <CropDialog
        {...limits.profileImage}
        {...image.cropDialog}
        autoCrop={autoCrop}
        autoCropDelay={autoCropDelay}
      />
    </Field>
  );
}
