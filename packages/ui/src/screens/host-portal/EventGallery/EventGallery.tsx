import type { GalleryPicture } from '@perigee/api';
import { errorText, limits, messages } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { pictureMessages } from '@perigee/domain/profile';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CropDialog } from '../../../components/ImageField/CropDialog.tsx';
import { FileInput } from '../../../components/ImageField/FileInput.tsx';
import { addPlace, invitations, place } from '../../../components/ImageField/FileInput.css.ts';
import { RetryUpload } from '../../../components/ImageField/RetryUpload.tsx';
import { UploadMark } from '../../../components/ImageField/UploadMark.tsx';
import { useImageUpload } from '../../../components/ImageField/use-image-upload.ts';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { shapes } from '../../../components/Picture/shapes.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { Panel } from '../Panel.tsx';

export interface EventGalleryProps {
  /** The title of the event. */
  title: string;
  pictures: readonly GalleryPicture[];
  /** Stores a picture, a JPEG, and refetches the event. A rejection's message is shown. */
  onAdd: (file: File) => Promise<void>;
}

const texts = managerMessages.gallery;

/** The pictures of an event, to which the host adds others. Source: events §2, §8. */
export function EventGallery({ title, pictures, onAdd }: EventGalleryProps) {
  const input = useRef<HTMLInputElement>(null);
  const toasts = useToast();
  const [failure, setFailure] = useState<string>();
  const image = useImageUpload(async (file) => {
    setFailure(undefined);
    try {
      await onAdd(file);
      toasts.success(texts.done, { short: true });
    } catch (error) {
      const message = errorText(error, messages.tryAgain);
      setFailure(message);
      toasts.error(message);
      throw error;
    }
  });

  // The new picture is among the others: it replaces its preview.
  const [shownCount, setShownCount] = useState(pictures.length);
  if (shownCount !== pictures.length) {
    setShownCount(pictures.length);
    image.forget();
  }

  return (
    <Panel title={texts.title} count={pictures.length}>
      <Stack gap={3}>
        <Grid as="ul" columns={{ base: 2, md: 4 }} gap={3}>
          {pictures.map(({ media }, index) => (
            <li key={media.id}>
              <Picture
                className={shapes.landscape}
                src={media.url}
                alt={texts.picture(title, index + 1, pictures.length)}
                width={520}
                height={390}
                loading="lazy"
                fallback={<DefaultCover className={shapes.landscape} />}
              />
            </li>
          ))}
          {image.preview !== null && (
            <li className={place}>
              <img className={shapes.landscape} src={image.preview} alt="" />
              {image.busy && (
                <UploadMark state="uploading">{pictureMessages.field.uploading}</UploadMark>
              )}
              {image.hasFailed && <UploadMark state="failed" />}
            </li>
          )}
          <li className={addPlace}>
            <span className={invitations.landscape} aria-hidden="true">
              <Icon icon={Plus} tone="muted" />
              {texts.add}
            </span>
            <FileInput ref={input} aria-label={texts.add} busy={image.busy} onFile={image.choose} />
          </li>
        </Grid>
        <output className={visuallyHidden}>{image.notice}</output>
        <Stack gap={0} align="start">
          <InlineError text={image.hasFailed ? failure : image.problem} />
          <RetryUpload retry={image.retry} fileInput={() => input.current} />
        </Stack>
      </Stack>
      <CropDialog {...limits.event.gallery} {...image.cropDialog} />
    </Panel>
  );
}
