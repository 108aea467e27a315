import { useListImageModels } from '@perigee/api';
import { IMAGE_PROVIDER } from './image-provider.ts';

/** The time between two reads. No document gives one; this value is our choice. */
const TRAINING_REFETCH_MS = 10_000;

/** The models of the dream-booth pages, refetched while one of them is in training. */
export const useImageModels = () =>
  useListImageModels(IMAGE_PROVIDER, {
    query: {
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'training') === true && TRAINING_REFETCH_MS,
    },
  });
