import type { ImageModel } from '@perigee/api';
import { adminDay, adminPortalMessages, imageMessages } from '@perigee/domain/admin';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Loadable } from '../../../loadable.ts';
import { adminPage } from '../admin-page.css.ts';
import { list } from '../image-models.css.ts';
import { ImageLayout } from '../ImageLayout.tsx';
import { ModelListSkeleton } from '../ModelListSkeleton.tsx';
import { ModelStatus } from '../ModelStatus.tsx';
import { TrainForm } from './TrainForm.tsx';
import type { TrainingCalls } from './training-calls.ts';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

export interface ImageModelsPageProps extends TrainingCalls {
  /** The newest first. */
  models: Loadable<readonly ImageModel[]>;
  generationHref: string;
}

const texts = imageMessages.models;

/** The models that generate pictures, and a form to train one. Source: admin §2, decision A25. */
export function ImageModelsPage({
  models,
  generationHref,
  onUpload,
  onTrain,
}: ImageModelsPageProps) {
  return (
    <div className={adminPage}>
      <PageHead
        size="2xl"
        title={adminPortalMessages.imageModels}
        actions={
          <TextLink standalone href={generationHref}>
            {adminPortalMessages.imageGeneration}
          </TextLink>
        }
      />
      <Loaded value={models} skeleton={<ModelListSkeleton />}>
        {(listed) => (
          <ImageLayout>
            {listed.length === 0 ? (
              <EmptyState drawing={WaitingOrbit} title={texts.none} />
            ) : (
              <ModelList models={listed} />
            )}
            <TrainForm onUpload={onUpload} onTrain={onTrain} />
          </ImageLayout>
        )}
      </Loaded>
    </div>
  );
}

function ModelList({ models }: { models: readonly ImageModel[] }) {
  return (
    <section>
      <Heading level={2} size="md" family="text" spaceAfter={2}>
        {texts.list}
      </Heading>
      <Stack as="ul" gap={0} className={list}>
        {models.map(({ id, name, provider, createdAt, status }) => (
          <Inline as="li" key={id} gap={3} justify="between" wrap={false}>
            <div>
              <Text weight="medium" tone="strong" leading="snug" breakWords>
                {name}
              </Text>
              <Text size="sm" tone="muted" figures>
                {imageMessages.origin(provider, adminDay(createdAt))}
              </Text>
            </div>
            <ModelStatus status={status} />
          </Inline>
        ))}
      </Stack>
    </section>
  );
}
