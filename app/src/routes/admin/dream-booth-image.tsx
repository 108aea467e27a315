import { getListImageModelsQueryOptions, useDrawImage, useListImageModels } from '@perigee/api';
import { ImageGenerationPage } from '@perigee/ui/admin';
import { toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';
import { IMAGE_PROVIDER } from './image-provider.ts';

export const queries = () => [getListImageModelsQueryOptions(IMAGE_PROVIDER)];

/** Generates pictures with a trained model. Source: admin §2, decision A25. */
export function Component() {
  const models = useListImageModels(IMAGE_PROVIDER);
  const { mutateAsync: draw } = useDrawImage();
  return (
    <ImageGenerationPage
      models={toLoadable(models)}
      modelsHref={paths.dreamBoothModel}
      onGenerate={async (data) => (await draw({ data })).media.url}
    />
  );
}
