import { pictureMessages } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import { ImagePlus, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { DefaultCover } from '../Picture/DefaultCover.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { shapes } from '../Picture/shapes.css.ts';
import { CropDialog, type CropOptions } from './CropDialog.tsx';
import { box, filled, invitation, invitationAction, replaceMark } from './ImageField.css.ts';
import { FileInput, type FileInputProps } from './FileInput.tsx';
import { RetryUpload } from './RetryUpload.tsx';
import { UploadMark } from './UploadMark.tsx';
import { useImageUpload } from './use-image-upload.ts';

export interface ImageFieldProps
  extends
    Omit<FileInputProps, 'value' | 'onChange' | 'busy' | 'onFile'>,
    FieldOwnProps,
    CropOptions {
  /** Address of the stored picture. Null without one. */
  value: string | null;
  /** Stores the picture, a JPEG of the given size. Reject if it could not be stored. */
  onChange: (file: File) => Promise<void>;
}

const texts = pictureMessages.field;

/**
 * A picture field: the user chooses or drops a picture and crops it in a dialog; the field uploads and shows
 * it. Ref and props are those of the file input. Source: member §9, events §2, §4.
 */
export function ImageField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  width,
  height,
  autoCrop,
  autoCropDelay,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const image = useImageUpload(onChange);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [shownValue, setShownValue] = useState(value);
  const problem = image.problem ?? error;
  const field = useField({ id, help, error: problem, describedBy });

  // The stored picture has changed: it replaces the preview.
  if (shownValue !== value) {
    setShownValue(value);
    image.forget();
  }
  const shown = image.preview ?? value;

  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={problem}>
      <div
        className={clsx(box, shown !== null && filled)}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(320 * width) / height}px` }}
        data-dragged-over={isDraggedOver || undefined}
      >
        {shown === null ? (
          <span className={invitation} aria-hidden="true">
            <ImagePlus size={28} strokeWidth={1.25} />
            <span className={invitationAction}>{texts.choose}</span>
            <span>{texts.drop}</span>
          </span>
        ) : (
          <Picture
            className={shapes.cover}
            src={shown}
            alt={texts.preview(label)}
            width={width}
            height={height}
            fallback={<DefaultCover className={shapes.cover} />}
          />
        )}
        {image.busy && <UploadMark state="uploading" />}
        {image.hasFailed && <UploadMark state="failed" />}
        {shown !== null && !image.busy && (
          <span className={replaceMark} data-theme="night" aria-hidden="true">
            <RefreshCw size={14} strokeWidth={1.75} />
            {texts.replace}
          </span>
        )}
        <FileInput
          {...rest}
          {...field.control}
          ref={mergeRefs(input, ref)}
          className={className}
          busy={image.busy}
          onFile={image.choose}
          onDragEnter={() => setIsDraggedOver(true)}
          onDragLeave={() => setIsDraggedOver(false)}
          onDrop={() => setIsDraggedOver(false)}
        />
      </div>
      <output className={visuallyHidden}>{image.notice}</output>
      <RetryUpload retry={image.retry} fileInput={() => input.current} />
      <CropDialog
        {...image.cropDialog}
        width={width}
        height={height}
        autoCrop={autoCrop}
        autoCropDelay={autoCropDelay}
      />
    </Field>
  );
}
