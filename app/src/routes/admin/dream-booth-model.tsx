import { getListImageModelsQueryOptions, useTrainImageModel } from '@perigee/api';
import { ImageModelsPage } from '@perigee/ui/admin';
import { toLoadable } from '../../loadable.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import { paths } from '../paths.ts';
import { IMAGE_PROVIDER } from './image-provider.ts';
import { useImageModels } from './use-image-models.ts';

export const queries = () => [getListImageModelsQueryOptions(IMAGE_PROVIDER)];

/** The models that generate pictures. Source: admin §2, decision A25. */
export function Component() {
  const models = useImageModels();
  const onUpload = useUploadPicture();
  const { mutateAsync: train } = useTrainImageModel();
  return (
    <ImageModelsPage
      models={toLoadable(models)}
      generationHref={paths.dreamBoothImage}
      onUpload={onUpload}
      onTrain={async (data) => void (await train({ data }))}
    />
  );
}
