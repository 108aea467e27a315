import type { Media } from '@perigee/api';
import { limits } from '@perigee/domain';
import { imageMessages } from '@perigee/domain/admin';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { TrainingCalls } from './training-calls.ts';
import { TrainingPictures } from './TrainingPictures.tsx';

const texts = imageMessages.models;

/** Trains a model from a name and uploaded pictures. */
export function TrainForm({ onUpload, onTrain }: Pick<TrainingCalls, 'onUpload' | 'onTrain'>) {
  const field = useRef<HTMLInputElement>(null);
  const training = useToastedAction();
  const [name, setName] = useState('');
  const [pictures, setPictures] = useState<readonly Media[]>([]);
  const [notice, setNotice] = useState('');
  const modelName = name.trim();
  const isComplete = modelName !== '' && pictures.length > 0;

  return (
    <Card padding="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isComplete) return;
          const imageIds = pictures.map(({ id }) => id);
          void training.run(() => onTrain({ name: modelName, imageIds }), {
            onDone: () => {
              setNotice(texts.training(modelName));
              setName('');
              setPictures([]);
              // The button is disabled without a name, and would lose the focus.
              field.current?.focus();
            },
          });
        }}
      >
        <Stack gap={5}>
          <Heading level={2} size="lg">
            {texts.train}
          </Heading>
          <TextField
            ref={field}
            label={texts.name}
            required
            maxLength={limits.imageModel.nameLength}
            value={name}
            readOnly={training.busy}
            onChange={(event) => setName(event.target.value)}
          />
          <TrainingPictures
            pictures={pictures}
            onUpload={onUpload}
            onChange={setPictures}
            disabled={training.busy}
          />
          <Inline justify="end">
            <Button type="submit" busy={training.busy} disabled={!isComplete}>
              {texts.submit}
            </Button>
          </Inline>
          <output className={visuallyHidden}>{notice}</output>
        </Stack>
      </form>
    </Card>
  );
}
