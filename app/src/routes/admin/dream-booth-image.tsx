import { getListImageModelsQueryOptions, useDrawImage } from '@perigee/api';
import { ImageGenerationPage } from '@perigee/ui/admin';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { IMAGE_PROVIDER } from './image-provider.ts';
import { useImageModels } from './use-image-models.ts';

export const queries = () => [getListImageModelsQueryOptions(IMAGE_PROVIDER)];

/** Generates pictures with a trained model. Source: admin §2, decision A25. */
export function Component() {
  const models = useImageModels();
  const { mutateAsync: draw } = useDrawImage();
  return (
    <ImageGenerationPage
      models={toLoadable(models)}
      modelsHref={paths.dreamBoothModel}
      onGenerate={async (data) => (await draw({ data })).media.url}
    />
  );
}
