import type { DrawImageRequest, ImageModel } from '@perigee/api';
import { limits } from '@perigee/domain';
import { adminPortalMessages, imageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import type { Loadable } from '../../../loadable.ts';
import { adminPage } from '../admin-page.css.ts';
import { ImageLayout } from '../ImageLayout.tsx';
import { NoModels } from '../NoModels.tsx';
import { ModelListSkeleton } from '../ModelListSkeleton.tsx';
import { GeneratedPicture } from './GeneratedPicture.tsx';
import { ModelChoice } from './ModelChoice.tsx';

export interface ImageGenerationPageProps {
  models: Loadable<readonly ImageModel[]>;
  modelsHref: string;
  /** Gives the address of the picture, null without one. */
  onGenerate: (request: DrawImageRequest) => Promise<string | null>;
}

const texts = imageMessages.generation;

/** Generates a picture from a text. Source: admin §2, decision A25. */
export function ImageGenerationPage({ models, modelsHref, onGenerate }: ImageGenerationPageProps) {
  return (
    <div className={adminPage}>
      <PageHead
        size="2xl"
        title={adminPortalMessages.imageGeneration}
        actions={
          <TextLink standalone href={modelsHref}>
            {adminPortalMessages.imageModels}
          </TextLink>
        }
      />
      <Loaded value={models} skeleton={<ModelListSkeleton />}>
        {(listed) =>
          listed.length === 0 ? (
            <NoModels href={modelsHref} />
          ) : (
            <Generation models={listed} onGenerate={onGenerate} />
          )
        }
      </Loaded>
    </div>
  );
}

interface GenerationProps extends Pick<ImageGenerationPageProps, 'onGenerate'> {
  models: readonly ImageModel[];
}

function Generation({ models, onGenerate }: GenerationProps) {
  const generation = useToastedAction();
  const [chosenId, setChosenId] = useState<number>();
  const [prompt, setPrompt] = useState('');
  const [picture, setPicture] = useState<{ url: string | null; prompt: string } | null>(null);
  const readyModels = models.filter(({ status }) => status === 'ready');
  const model = readyModels.find(({ id }) => id === chosenId) ?? readyModels[0];
  const text = prompt.trim();

  return (
    <ImageLayout>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (model === undefined || text === '') return;
          void generation.run(() => onGenerate({ modelId: model.id, prompt: text }), {
            onDone: (url) => setPicture({ url, prompt: text }),
          });
        }}
      >
        <Stack gap={5}>
          <ModelChoice models={models} value={model?.id ?? null} onChange={setChosenId} />
          <TextArea
            label={texts.prompt}
            required
            rows={3}
            maxLength={limits.imageModel.promptLength}
            value={prompt}
            readOnly={generation.busy}
            onChange={(event) => setPrompt(event.target.value)}
          />
          <Button
            type="submit"
            block
            busy={generation.busy}
            disabled={model === undefined || text === ''}
          >
            {texts.generate}
          </Button>
        </Stack>
      </form>
      <GeneratedPicture picture={picture} isPending={generation.busy} />
    </ImageLayout>
  );
}
