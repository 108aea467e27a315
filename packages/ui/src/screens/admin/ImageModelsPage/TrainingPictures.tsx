import type { Media } from '@perigee/api';
import { limits } from '@perigee/domain';
import { imageMessages } from '@perigee/domain/admin';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Field, useField } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { CropDialog } from '../../../components/ImageField/CropDialog.tsx';
import { FileInput } from '../../../components/ImageField/FileInput.tsx';
import { addPlace, invitations, place } from '../../../components/ImageField/FileInput.css.ts';
import { RetryUpload } from '../../../components/ImageField/RetryUpload.tsx';
import { UploadMark } from '../../../components/ImageField/UploadMark.tsx';
import { useImageUpload } from '../../../components/ImageField/use-image-upload.ts';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { pictures as picturesClass, remove as removeClass } from '../image-models.css.ts';
import type { TrainingCalls } from './training-calls.ts';

interface TrainingPicturesProps extends Pick<TrainingCalls, 'onUpload'> {
  pictures: readonly Media[];
  onChange: (change: (pictures: readonly Media[]) => readonly Media[]) => void;
  disabled: boolean;
}

const texts = imageMessages.models;

/** The pictures that a model learns from: uploaded one by one, each can be removed. */
export function TrainingPictures({
  pictures,
  onUpload,
  onChange,
  disabled,
}: TrainingPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const image = useImageUpload(async (file) => {
    const media = await onUpload(file);
    onChange((current) => [...current, media]);
  });

  // The stored picture is among the others: it replaces its preview.
  const [shownCount, setShownCount] = useState(pictures.length);
  if (shownCount !== pictures.length) {
    setShownCount(pictures.length);
    image.forget();
  }

  const { ids, control } = useField({ error: image.problem });
  const remove = (removed: number) => {
    input.current?.focus();
    onChange((current) => current.filter(({ id }) => id !== removed));
  };

  return (
    <Field ids={ids} labels="group" label={texts.pictures} error={image.problem}>
      <ul id={control.id} className={picturesClass} aria-labelledby={ids.labelId}>
        {pictures.map(({ id, url }, index) => (
          <li key={id} className={place}>
            <Portrait className={shapes.framedPortrait} src={url} alt={texts.picture(index + 1)} />
            <IconButton
              className={removeClass}
              variant="overPicture"
              icon={X}
              label={texts.remove(index + 1)}
              disabled={disabled}
              onClick={() => remove(id)}
            />
          </li>
        ))}
        {image.preview !== null && (
          <li className={place}>
            <img className={shapes.framedPortrait} src={image.preview} alt="" />
            {image.busy && <UploadMark state="uploading" />}
            {image.hasFailed && <UploadMark state="failed" />}
          </li>
        )}
        {pictures.length < limits.imageModel.mostPictures && (
          <li className={addPlace}>
            <span className={invitations.portrait} aria-hidden="true">
              <Icon icon={Plus} size="md" tone="muted" />
            </span>
            <FileInput
              ref={input}
              aria-label={texts.add}
              disabled={disabled}
              busy={image.busy}
              onFile={image.choose}
            />
          </li>
        )}
      </ul>
      <output className={visuallyHidden}>{image.notice}</output>
      <RetryUpload retry={image.retry} fileInput={() => input.current} />
      <CropDialog {...limits.profileImage} {...image.cropDialog} />
    </Field>
  );
}
