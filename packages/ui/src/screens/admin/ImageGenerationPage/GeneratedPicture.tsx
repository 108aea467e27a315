import { imageMessages } from '@perigee/domain/admin';
import { DefaultCover } from '../../../components/Picture/DefaultCover.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { canvas, generated } from '../image-models.css.ts';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

interface GeneratedPictureProps {
  /** Null before the first picture. */
  picture: { url: string | null; prompt: string } | null;
  isPending: boolean;
}

const texts = imageMessages.generation;

/** The last picture with its prompt, or its place. */
export function GeneratedPicture({ picture, isPending }: GeneratedPictureProps) {
  const isDone = !isPending && picture !== null;
  return (
    <div>
      {isDone ? (
        <Stack gap={2}>
          <Picture
            className={generated}
            src={picture.url}
            alt={texts.picture(picture.prompt)}
            fallback={<DefaultCover className={generated} />}
          />
          <Text size="sm" tone="muted" breakWords>
            {picture.prompt}
          </Text>
        </Stack>
      ) : (
        <div className={canvas} aria-busy={isPending}>
          {isPending ? (
            <WaitingOrbit />
          ) : (
            <Text size="sm" tone="muted">
              {texts.before}
            </Text>
          )}
        </div>
      )}
      <output className={visuallyHidden}>
        {isPending && texts.pending}
        {isDone && texts.done}
      </output>
    </div>
  );
}
