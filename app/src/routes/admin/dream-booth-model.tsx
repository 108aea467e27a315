import { getListImageModelsQueryOptions, useTrainImageModel, useUploadImage } from '@perigee/api';
import { ImageModelsPage } from '@perigee/ui/admin';
import { toLoadable } from '../../loadable.ts';
import { dataUrlOf } from '../../services/data-url.ts';
import { paths } from '../paths.ts';
import { IMAGE_PROVIDER } from './image-provider.ts';
import { useImageModels } from './use-image-models.ts';

export const queries = () => [getListImageModelsQueryOptions(IMAGE_PROVIDER)];

/** The models that generate pictures. Source: admin §2, decision A25. */
export function Component() {
  const models = useImageModels();
  const { mutateAsync: upload } = useUploadImage();
  const { mutateAsync: train } = useTrainImageModel();
  return (
    <ImageModelsPage
      models={toLoadable(models)}
      generationHref={paths.dreamBoothImage}
      onUpload={async (file) => (await upload({ data: { image: await dataUrlOf(file) } })).media}
      onTrain={async (data) => void (await train({ data }))}
    />
  );
}
